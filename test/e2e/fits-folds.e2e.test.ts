import { DEMO_ACCOUNT, DEMO_GROWN_UP_PASSWORD } from '@wonderlings/account/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { appHasSettled } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { expectFitsEverywhere, laidOut, PHONES } from './fits.ts';
import { useHouse } from './house.ts';

/** Each as its own reader sees it; the demo child has badges, entries and a grown-up. */
const VISITOR = ['/parents', '/privacy'];
const CHILD = [
  '/settings',
  '/progress?tab=badges',
  '/progress?tab=stickers',
  '/activities/environment',
  '/activities/sleep',
  '/activities/breath?level=beginner',
  '/history',
  '/activities/journal?draw=true',
  '/coping-tools',
];
const GROWN_UP = ['/grown-up'];
const ALL = [...VISITOR, ...CHILD, ...GROWN_UP];

/** Presses what is closed and in sight, once each: where one closes the other, the last one stays open. */
const OPEN_NEXT = `{
  const folds = document.querySelectorAll('main details:not([open]) > summary, main button[aria-expanded="false"]:not([aria-haspopup])');
  const closed = [...folds].filter((fold) => !('pressed' in fold.dataset) && fold.checkVisibility());
  for (const fold of closed) {
    fold.dataset.pressed = '';
    fold.click();
  }
  closed.length;
}`;
/** What is folded in what was folded, and so on: no page goes so deep. */
const DEEPEST = 10;

/** @returns how many there were */
async function openAll(page: Page): Promise<number> {
  let opened = 0;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = await page.evaluate<number>(OPEN_NEXT);
    if (next === 0) return opened;
    opened += next;
    await page.waitForLoadState('networkidle');
    await laidOut(page);
  }
  throw new Error('There is always another fold');
}

describe.runIf(hasChromium())('what is folded away', () => {
  const house = useHouse();
  let visitor: BrowserContext;
  let child: BrowserContext;
  beforeAll(async () => {
    const newContext = () => house.browser.newContext({ baseURL: house.url, locale: 'en-US', reducedMotion: 'reduce' });
    [visitor, child] = [await newContext(), await newContext()];
    expect((await child.request.post('/api/login', { data: DEMO_ACCOUNT })).status()).toBe(200);
  });

  it.each(ALL)('fits on a phone when all of it is open: %s', async (path) => {
    const context = VISITOR.includes(path) ? visitor : child;
    if (GROWN_UP.includes(path)) {
      const data = { password: DEMO_GROWN_UP_PASSWORD };
      expect((await child.request.post('/api/grown-up/open', { data })).status()).toBe(200);
    }
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await appHasSettled(page);
    expect(await openAll(page)).toBeGreaterThan(0);
    await expectFitsEverywhere(page, path, ALL.indexOf(path), { sizes: PHONES });
  });
});
