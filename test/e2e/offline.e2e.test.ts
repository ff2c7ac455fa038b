import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';
import { type Line, openLine } from './line.ts';

/** Every page that opens without a network, and that its main control answers. */
const PAGES: readonly (readonly [path: string, works: (page: Page) => Promise<void>])[] = [
  [
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'I need help now' }).first().click();
      await page.getByRole('dialog').locator('a[href^="tel:"]').first().waitFor();
    },
  ],
  [
    '/activities/breath',
    async (page) => {
      await press(page, 'Beginner');
      await press(page, 'Start Breathing');
      await page.getByRole('timer').getByText('Breathe in').waitFor();
    },
  ],
  [
    '/coping-tools',
    async (page) => {
      await page.getByLabel('Search the toolbox').fill('worries');
      await page.getByRole('heading', { level: 2, name: 'Worry Box Technique' }).waitFor();
    },
  ],
];
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

describe.runIf(hasChromium())('the app without a network', () => {
  const house = useHouse();
  let line: Line;
  let context: BrowserContext;
  let children = 0;

  /** A child that has been here once, until everything was kept. */
  beforeEach(async () => {
    line = await openLine(house.url);
    context = await house.browser.newContext({ baseURL: line.url, locale: 'en-US', serviceWorkers: 'allow' });
    children += 1;
    const data = { username: `bus-${children}`, displayName: 'Robin', password: 'seven purple otters' };
    expect((await context.request.post('/api/register', { data })).status()).toBe(201);
    const page = await context.newPage();
    await page.goto('/');
    // Ready is said of a worker that keeps everything already.
    await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
    await page.close();
  });
  afterEach(async () => {
    await context.close();
    await line.cut();
  });

  async function goOffline(): Promise<void> {
    await context.setOffline(true);
    await line.cut();
  }

  it('opens every page of the bus in a new tab, and its main control answers', async () => {
    await goOffline();
    for (const [path, works] of PAGES) {
      const page = await context.newPage();
      await page.goto(path);
      await works(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.close();
    }
    await line.mend();
  });
});
