import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { inOrder, press } from '../steps.ts';

const path = '/activities/be-active';
const group = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name, exact: true }).click();
};
const spun = async (page: Page) => {
  await page.getByRole('button', { name: 'Not that one? Spin again.' }).waitFor();
};

export const BE_ACTIVE_SCENES: readonly Scene[] = [
  { name: 'be-active', path, as: 'newcomer' },
  { name: 'be-active-spinning', path, as: 'newcomer', act: press('Surprise me') },
  { name: 'be-active-spun', path, as: 'newcomer', act: inOrder(group('Outdoors'), press('Surprise me'), spun) },
  { name: 'be-active-seated', path, as: 'newcomer', act: group('Seated') },
  { name: 'be-active-all', path, as: 'newcomer', act: group('All') },
  {
    name: 'be-active-moving',
    path,
    as: 'newcomer',
    act: inOrder(press(/^Sea Arms|^Mirror Me/), press('Start the timer')),
  },
  {
    name: 'be-active-done',
    path,
    as: 'newcomer',
    act: inOrder(press(/^River Stones/), press('Start the timer'), press('I am done')),
  },
];
