import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { heading, inOrder, press } from '../steps.ts';

const page = { path: '/activities/calm', as: 'newcomer' } as const;
/** So many seconds into a session: the clock is moved, the scene follows. */
const into = (title: string, seconds: number) => async (open: Page) => {
  await open.clock.install();
  await press(`Start ${title}`)(open);
  await open.clock.fastForward(seconds * 1_000);
};
const stopped = inOrder(press('Start Gentle Breeze'), press('Stop here'));

export const CALM_SCENES: readonly Scene[] = [
  { ...page, name: 'calm' },
  { ...page, name: 'calm-bubbles', act: into('Bubble Breathing', 78) },
  { ...page, name: 'calm-stars', act: into('Starlight Relaxation', 90) },
  { ...page, name: 'calm-breeze', act: into('Gentle Breeze', 51) },
  { ...page, name: 'calm-waves', act: into('Ocean Waves', 142) },
  {
    ...page,
    name: 'calm-finished',
    act: inOrder(into('Bubble Breathing', 121), heading('You blew eleven slow bubbles.')),
  },
  { ...page, name: 'calm-stopped', act: stopped },
  {
    ...page,
    name: 'calm-saved',
    act: inOrder(stopped, press('Save My Calm Moments'), press('Back to the Calm Corner')),
  },
];
