import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { choose, heading, inOrder, press } from '../steps.ts';

const path = '/daily-affirmation';
const next = press('Next');
const question = (...answers: readonly string[]) => inOrder(...answers.flatMap((answer) => [choose(answer), next]));
const toCard = question('Ages 8-9', 'Happy', 'Music', 'I kept trying.');
const keep = inOrder(toCard, press('Keep this one'), async (page) => {
  await page.getByText('You took time to find words for today.').waitFor();
});
const keepFails = inOrder(
  async (page: Page) => {
    await page.route('**/api/affirmations', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
  },
  toCard,
  press('Keep this one'),
  async (page) => {
    await page.getByText("That didn't save.").waitFor();
  },
);
const shownAtOnce = inOrder(keep, async (page) => {
  await page.reload();
  await page.getByText('You made these words today. They are still yours.').waitFor();
});

export const AFFIRMATIONS_SCENES: readonly Scene[] = [
  { name: 'affirmation-age', path, as: 'newcomer', act: heading('How old are you?') },
  {
    name: 'affirmation-age-regular',
    path,
    as: 'regular',
    act: inOrder(heading('How old are you?'), choose('Ages 8-9')),
  },
  { name: 'affirmation-feeling', path, as: 'newcomer', act: question('Ages 8-9') },
  { name: 'affirmation-feeling-oldest', path, as: 'newcomer', act: question('Ages 11-12') },
  { name: 'affirmation-question', path, as: 'newcomer', act: inOrder(question('Ages 8-9', 'Sad'), choose('Music')) },
  { name: 'affirmation-smile-youngest', path, as: 'newcomer', act: question('Ages 6-7', 'Shy') },
  { name: 'affirmation-helps', path, as: 'newcomer', act: question('Ages 10-11', 'Stressed') },
  { name: 'affirmation-more-like-yourself', path, as: 'newcomer', act: question('Ages 11-12', 'Calm') },
  {
    name: 'affirmation-proud',
    path,
    as: 'newcomer',
    act: inOrder(question('Ages 8-9', 'Happy', 'Music'), choose('I kept trying.')),
  },
  { name: 'affirmation-card', path, as: 'newcomer', act: toCard },
  { name: 'affirmation-kept', path, as: 'newcomer', act: keep },
  { name: 'affirmation-card-regular', path, as: 'regular', act: toCard },
  { name: 'affirmation-today', path, as: 'newcomer', act: shownAtOnce },
  { name: 'affirmation-keep-failed', path, as: 'newcomer', act: keepFails },
];
