import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { heading, inOrder, press } from '../steps.ts';

const PATH = '/activities/environment';
const ready = heading('Connect with Your Environment');
const tick =
  (...names: readonly string[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('checkbox', { name: `I did it ${name}` }).check();
  };
const SOME = ['Bird Watching', 'Plant Care', 'Weather Watch'];
const ALL = [...SOME, 'Nature Walk', 'Cloud Watching', 'Recycling Sort', 'Nature Art', 'Bug Discovery'];
const openCity = async (page: Page) => {
  await page.getByRole('article', { name: 'Nature Walk' }).locator('summary').click();
};

export const NATURE_SCENES: readonly Scene[] = [
  { name: 'nature', path: PATH, as: 'newcomer', act: ready },
  { name: 'nature-some', path: PATH, as: 'newcomer', act: inOrder(ready, tick(...SOME), openCity) },
  { name: 'nature-all', path: PATH, as: 'newcomer', act: inOrder(ready, tick(...ALL)) },
  { name: 'nature-again', path: PATH, as: 'newcomer', act: inOrder(ready, tick(...ALL), press('Start again')) },
];
