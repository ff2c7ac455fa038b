import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { inOrder, press, write } from '../steps.ts';

const goTo = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
};
const logNight = inOrder(
  write('When did you go to bed?', '20:30'),
  write('When did you wake up?', '06:45'),
  press('Add Sleep Entry'),
  (page) => page.getByText('You wrote down your night.').waitFor(),
);
/** By the name on a phone, where the bar has no room for it. */
const logOut = async (page: Page) => {
  const inBar = page.getByRole('button', { name: 'Logout', exact: true }).first();
  if (!(await inBar.isVisible())) await page.getByRole('button', { name: /help and logout/ }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).locator('visible=true').click();
  await page.getByRole('dialog', { name: 'Leaving now?' }).waitFor();
};

/** As if twenty minutes had passed: what the page keeps of the visit, and a reload. */
const stayLong = async (page: Page) => {
  await page.evaluate(`
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('wonderlings.visit.'));
    addEventListener('pagehide', () =>
      sessionStorage.setItem(key, JSON.stringify({ usedMs: 20 * 60_000, told: false, seenAt: Date.now() })));
  `);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('A good place to stop', { exact: true }).waitFor({ timeout: 40_000 });
};
/** The visit is kept at the first look, after five seconds. */
const visitBegins = async (page: Page) => {
  const isKept = `Object.keys(sessionStorage).some((name) => name.startsWith('wonderlings.visit.'))`;
  // Not waitForFunction: it would ask the page to evaluate a text, which its policy forbids.
  while (!(await page.evaluate<boolean>(isKept))) await page.waitForTimeout(500);
};

export const DEVICE_SCENES: readonly Scene[] = [
  { name: 'device-settings', path: '/activities/sleep', as: 'newcomer', act: inOrder(logNight, goTo('/settings')) },
  {
    name: 'device-forget',
    path: '/activities/sleep',
    as: 'newcomer',
    act: inOrder(logNight, goTo('/settings'), press('Forget this device')),
  },
  { name: 'device-logout', path: '/activities/sleep', as: 'newcomer', act: inOrder(logNight, logOut) },
  { name: 'device-place-to-stop', path: '/down-time', as: 'newcomer', act: inOrder(visitBegins, stayLong) },
];
