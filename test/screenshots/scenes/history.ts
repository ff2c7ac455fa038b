import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { inOrder, press } from '../steps.ts';

const WORDS = 'I was scared of the swim test. But Tam from my class held my towel and then it was okay.';
/** A day with a note, something done and something earned. */
const aDay = async (page: Page) => {
  await page.request.post('/api/moods', {
    data: { feeling: 'Worried (Some worry)', baseFeelingName: 'Worried', note: WORDS },
  });
  await page.request.post('/api/activity-sessions', {
    data: { activityType: 'breath', duration: 36, completed: true, data: { kind: 'breath/zola', level: 'beginner' } },
  });
  await page.reload({ waitUntil: 'networkidle' });
};
const find = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: 'Show everything' }).waitFor();
};
const failed = async (page: Page) => {
  await page.route('**/api/history?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByText('Your history did not load').waitFor();
};
const waiting = async (page: Page) => {
  await page.route('**/api/history?*', () => {});
  await page.reload({ waitUntil: 'load' });
};
const read = press(/^Read it$/);
const show = press('Show it to my grown-up');

/** The history of a child in its states. */
export const HISTORY_SCENES: readonly Scene[] = [
  { name: 'history', path: '/history', as: 'regular' },
  { name: 'history-newcomer', path: '/history', as: 'newcomer' },
  { name: 'history-note-read', path: '/history', as: 'newcomer', act: inOrder(aDay, read) },
  { name: 'history-note-ask', path: '/history', as: 'newcomer', act: inOrder(aDay, show) },
  { name: 'history-note-shown', path: '/history', as: 'newcomer', act: inOrder(aDay, show, press(/^Show it$/)) },
  { name: 'history-note-erase', path: '/history', as: 'newcomer', act: inOrder(aDay, read, press('Erase it')) },
  { name: 'history-filter', path: '/history', as: 'regular', act: press('Choose') },
  {
    name: 'history-grown-ups',
    path: '/history',
    as: 'newcomer',
    act: inOrder(aDay, show, press(/^Show it$/), press('Grown-ups')),
  },
  { name: 'history-years', path: '/history?years=true', as: 'regular' },
  { name: 'history-found', path: '/history', as: 'regular', act: find('zola') },
  { name: 'history-nothing', path: '/history', as: 'regular', act: find('xylophone') },
  { name: 'history-failed', path: '/history', as: 'regular', act: failed, allowed: 'status of 500' },
  { name: 'history-loading', path: '/history', as: 'regular', act: waiting },
];
