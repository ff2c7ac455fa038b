import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { choose, inOrder, press } from '../steps.ts';

const path = '/activities/exercise';
const coach = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name, exact: true }).check();
};
const start = (name: string) => inOrder(coach(name), press('Start Session'));
const next = (times: number) => inOrder(...Array.from({ length: times }, () => press('Next')));
const seated = async (page: Page) => {
  await page.getByRole('radio', { name: /^Seated:/ }).click();
};
/** Until the other key frame is to be seen. */
const wait = (ms: number) => async (page: Page) => {
  await page.waitForTimeout(ms);
};

export const MOVEQUEST_SCENES: readonly Scene[] = [
  { name: 'movequest-setup', path, as: 'newcomer' },
  { name: 'movequest-setup-chosen', path, as: 'newcomer', act: inOrder(coach('Bella'), choose('Medium - 2 loops')) },
  { name: 'movequest-bella', path, as: 'newcomer', act: inOrder(start('Bella'), next(2), wait(900)) },
  { name: 'movequest-rally', path, as: 'newcomer', act: inOrder(start('Rally'), wait(700)) },
  { name: 'movequest-setta-seated', path, as: 'newcomer', act: inOrder(start('Setta'), next(1), seated, wait(400)) },
  { name: 'movequest-paused', path, as: 'newcomer', act: inOrder(start('Rally'), next(3), press('Pause')) },
  { name: 'movequest-done', path, as: 'newcomer', act: inOrder(start('Bella'), next(5), wait(1_200)) },
  { name: 'movequest-done-setta', path, as: 'newcomer', act: inOrder(start('Setta'), next(5), wait(1_200)) },
];
