import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { inOrder, press } from '../steps.ts';

const STREAKS = '/progress?tab=streaks';
const STICKERS = '/progress?tab=stickers';
const BADGES = '/progress?tab=badges';
const BREATH = {
  activityType: 'breath',
  duration: 36,
  data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
  completed: true,
};

/** Has what was found found already, so that no celebration lies over the page. */
const foundAlready = async (page: Page) => {
  await page.request.post('/api/check-badges');
  await page.reload({ waitUntil: 'networkidle' });
};
const pressOn = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name }).first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
};
/** A child who was away: the streak begins anew, what it was before is known. */
const afterAGap = async (page: Page) => {
  await page.route('**/api/streaks', async (route) => {
    const answer = await route.fetch();
    const streaks = (await answer.json()) as readonly object[]; // As the contract says; only one field is looked at.
    await route.fulfill({ response: answer, json: streaks.map((streak) => ({ ...streak, currentStreak: 1 })) });
  });
  await page.reload({ waitUntil: 'networkidle' });
};
/** Something to be found, and a look for it. */
const breatheAndLook = async (page: Page) => {
  await page.request.post('/api/activity-sessions', { data: BREATH });
  await page.reload();
  await page.getByRole('dialog', { name: 'You did it!' }).waitFor();
};
const decorateThePage = async (page: Page) => {
  for (const [index, stickerId] of ['zola-wave', 'bella-bow', 'rally-grin', 'setta-cheer', 'owl-blink'].entries())
    await page.request.post('/api/sticker-placements', {
      data: { stickerId, x: 12 + index * 19, y: 30 + (index % 3) * 22, page: 'home', scale: 130 },
    });
  await page.reload({ waitUntil: 'networkidle' });
};
const pickOnPage = async (page: Page) => {
  await page
    .getByRole('group', { name: /^Your sticker page/ })
    .getByRole('button', { name: 'Rally Grins' })
    .click();
};
const halfway = async (page: Page) => {
  await page.getByRole('slider', { name: 'Days of your garden' }).fill('9');
};
/** The whole of a page's reads, refused; as long as the app tries again by itself. */
const failing = (path: string) => async (page: Page) => {
  await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByText('This page did not come.').first().waitFor({ timeout: 30_000 });
};
const waiting = (path: string) => async (page: Page) => {
  await page.route(path, () => {});
  await page.reload({ waitUntil: 'load' });
};
const REFUSED = 'status of 500';

/** The progress page in its states. */
export const PROGRESS_SCENES: readonly Scene[] = [
  { name: 'progress-newcomer', path: '/progress', as: 'newcomer' },
  { name: 'progress', path: '/progress', as: 'regular' },
  { name: 'progress-after-a-gap', path: '/progress', as: 'regular', act: afterAGap },
  { name: 'progress-goals', path: '/progress', as: 'newcomer', act: press('Pick a goal') },
  {
    name: 'progress-goal-chosen',
    path: '/progress',
    as: 'newcomer',
    act: inOrder(press('Pick a goal'), press(/^One kind thing/), press('I did it')),
  },
  { name: 'progress-failed', path: '/progress', as: 'regular', act: failing('**/api/user-badges'), allowed: REFUSED },
  { name: 'progress-badges-newcomer', path: BADGES, as: 'newcomer' },
  { name: 'progress-badges', path: BADGES, as: 'regular', act: foundAlready },
  { name: 'progress-badges-found', path: BADGES, as: 'newcomer', celebrates: true, act: breatheAndLook },
  {
    name: 'progress-badges-why',
    path: BADGES,
    as: 'regular',
    act: inOrder(foundAlready, pressOn(/^Breathwork/), pressOn(/First Puff/)),
  },
  { name: 'progress-milestones', path: `${BADGES}&kind=milestone`, as: 'regular', act: foundAlready },
  { name: 'progress-feelings', path: `${BADGES}&kind=emotion-badge`, as: 'regular', act: foundAlready },
  { name: 'progress-achievements', path: `${BADGES}&kind=achievement`, as: 'regular', act: foundAlready },
  { name: 'progress-badges-loading', path: BADGES, as: 'regular', act: waiting('**/api/badges') },
  { name: 'progress-stickers-newcomer', path: STICKERS, as: 'newcomer' },
  { name: 'progress-stickers', path: STICKERS, as: 'regular' },
  {
    name: 'progress-stickers-in-hand',
    path: STICKERS,
    as: 'newcomer',
    act: inOrder(decorateThePage, press('Pick Bella Bows')),
  },
  {
    name: 'progress-stickers-tools',
    path: STICKERS,
    as: 'newcomer',
    act: inOrder(decorateThePage, pickOnPage),
  },
  { name: 'progress-stickers-to-come', path: STICKERS, as: 'regular', act: pressOn(/not here yet$/) },
  {
    name: 'progress-stickers-failed',
    path: STICKERS,
    as: 'regular',
    act: failing('**/api/sticker-*'),
    allowed: REFUSED,
  },
  { name: 'progress-stickers-loading', path: STICKERS, as: 'regular', act: waiting('**/api/sticker-*') },
  { name: 'progress-streaks-newcomer', path: STREAKS, as: 'newcomer' },
  { name: 'progress-streaks', path: STREAKS, as: 'regular' },
  { name: 'progress-streaks-day', path: STREAKS, as: 'regular', act: pressOn(/: .+, and more you did$/) },
  { name: 'progress-streaks-rest-day', path: STREAKS, as: 'regular', act: pressOn(/: rest day/) },
  { name: 'progress-streaks-replay', path: STREAKS, as: 'regular', act: halfway },
  { name: 'progress-streaks-failed', path: STREAKS, as: 'regular', act: failing('**/api/garden*'), allowed: REFUSED },
  { name: 'progress-streaks-loading', path: STREAKS, as: 'regular', act: waiting('**/api/garden*') },
];
