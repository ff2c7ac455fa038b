import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { choose, closeWelcome, inOrder, press, write } from '../steps.ts';

const like = (title: string) => press(`${title}: my favorites`);
/** On a phone they wait behind a button. */
const allTools = async (page: Page) => {
  const open = page.getByRole('button', { name: 'All tools' });
  if (await open.isVisible()) await open.click();
};
const search = (typed: string) => inOrder(allTools, write('Search the toolbox', typed));
const begin = inOrder(async (page) => {
  // More often than any tool has steps: the last one stays.
  for (let step = 1; step < 9; step += 1) await page.keyboard.press('ArrowRight');
}, press("Got it! Let's try this"));
const tried = (answer: string) => inOrder(begin, press('I tried it'), press(answer));
const open = (title: string) => async (page: Page) => {
  await page.getByRole('link', { name: title }).last().click();
};
const saveWorried = inOrder(closeWelcome, press(/^Worried/), press('Save My Feeling'));
const heading = (name: string) => async (page: Page) => {
  await page.getByRole('heading', { name }).waitFor();
};

export const COPING_SCENES: readonly Scene[] = [
  {
    name: 'coping',
    path: '/coping-tools',
    as: 'newcomer',
    act: inOrder(allTools, like('Balloon Breathing'), like('Magic Counting')),
  },
  { name: 'coping-search', path: '/coping-tools', as: 'newcomer', act: search('angry') },
  { name: 'coping-no-tools', path: '/coping-tools', as: 'newcomer', act: search('volcano') },
  {
    name: 'coping-no-favorites',
    path: '/coping-tools',
    as: 'newcomer',
    act: inOrder(allTools, choose('My favorites')),
  },
  { name: 'coping-dialog', path: '/coping-tools?tool=worry-box-technique', as: 'newcomer' },
  { name: 'coping-dialog-place', path: '/coping-tools?tool=balloon-breathing', as: 'newcomer' },
  { name: 'coping-your-turn', path: '/coping-tools?tool=magic-counting', as: 'newcomer', act: begin },
  {
    name: 'coping-did-it-help',
    path: '/coping-tools?tool=magic-counting',
    as: 'newcomer',
    act: inOrder(begin, press('I tried it')),
  },
  {
    name: 'coping-not-today',
    path: '/coping-tools?tool=magic-counting',
    as: 'newcomer',
    act: inOrder(begin, press('I tried it'), press('Not today')),
  },
  {
    name: 'coping-what-helped',
    path: '/coping-tools?tool=magic-counting',
    as: 'newcomer',
    act: inOrder(
      tried('Yes'),
      press('Done'),
      allTools,
      open('Happy Dance Party'),
      tried('A little'),
      press('Done'),
      open('Worry Box'),
      tried('Not today'),
    ),
  },
  { name: 'coping-offer', path: '/mood', as: 'newcomer', act: inOrder(saveWorried, heading('Things you could try')) },
  {
    name: 'coping-offer-quick',
    path: '/mood?view=quick',
    as: 'newcomer',
    act: inOrder(press('Angry'), press('Save My Feeling'), heading('Things you could try')),
  },
];
