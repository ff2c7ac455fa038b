import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { heading, inOrder, press } from '../steps.ts';

const wait = (ms: number) => async (open: Page) => {
  await open.waitForTimeout(ms);
};
/** From here on the clock can be moved; by itself it goes on. */
const clock = async (open: Page) => {
  await open.clock.install();
};
const later = (seconds: number) => async (open: Page) => {
  await open.clock.fastForward(seconds * 1_000);
};
const page = { path: '/activities/breath', as: 'newcomer' } as const;
const begun = inOrder(press('Beginner'), press('Start Breathing'));

export const BREATHING_SCENES: readonly Scene[] = [
  { ...page, name: 'breathing-levels' },
  { ...page, name: 'breathing-ready', act: press('Intermediate') },
  { ...page, name: 'breathing-in', act: inOrder(begun, wait(1_200)) },
  { ...page, name: 'breathing-hold', act: inOrder(begun, wait(4_200)) },
  { ...page, name: 'breathing-out', act: inOrder(begun, wait(8_600)) },
  { ...page, name: 'breathing-paused', act: inOrder(begun, wait(4_200), press('Pause')) },
  { ...page, name: 'breathing-left-early', act: inOrder(begun, wait(1_500), press('Change Level')) },
  { ...page, name: 'breathing-done', act: inOrder(clock, begun, later(37), heading('Great job!'), wait(1_500)) },
];
