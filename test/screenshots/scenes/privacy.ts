import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';

const path = '/privacy';
const unfold = async (page: Page) => {
  await page
    .getByText(/^Its \d+ fields/)
    .first()
    .click();
};
const forChildren = async (page: Page) => {
  await page.getByRole('link', { name: 'The same, for a child to read' }).click();
};

export const PRIVACY_SCENES: readonly Scene[] = [
  { name: 'privacy', path, as: 'visitor', act: unfold },
  { name: 'privacy-for-children', path, as: 'visitor', act: forChildren },
];
