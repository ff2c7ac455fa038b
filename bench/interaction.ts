import type { Browser } from 'playwright-core';
import { appIsThere } from '../test/e2e/app-is-there.ts';
import { type BenchRow, figure, median } from './bench-row.ts';
import { phone, slowProcessor } from './phone.ts';

/** The main gesture of each page of a child. */
const GESTURES = [
  { path: '/', tap: 'main li a', what: 'a feeling' },
  { path: '/mood', tap: 'main li > button', what: 'a feeling' },
  { path: '/activities', tap: 'main article', what: 'a tile' },
  { path: '/activities/breath', tap: 'main article button', what: 'a breath' },
  { path: '/activities/calm', tap: 'main p button', what: 'a session' },
  { path: '/activities/exercise', tap: 'main [role=radio][aria-checked=false]', what: 'a choice' },
  { path: '/activities/be-active', tap: 'main div > button', what: 'a surprise' },
  { path: '/activities/environment', tap: 'main article input', what: 'a tick' },
  { path: '/activities/sleep', tap: 'main [role=slider]', what: 'the moon' },
  { path: '/coping-tools', tap: 'main section button', what: 'a face' },
  { path: '/daily-affirmation', tap: 'main label input', what: 'an answer' },
  { path: '/progress', tap: 'main [role=tab][aria-selected=false]', what: 'a tab' },
] as const;
const ROUNDS = 3;
/** Browsers tell what an interaction took once the next frame is there. */
const TOLD_WITHIN_MS = 1_500;

/** Runs in the page: the longest event of each interaction, as the metric counts it. */
const WATCH = `
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

type Gesture = (typeof GESTURES)[number];

async function interactionMs(browser: Browser, url: string, cookie: string | undefined, { path, tap }: Gesture) {
  const context = await phone(browser, url, cookie);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await appIsThere(page);
    const welcome = page.getByRole('dialog').getByRole('button', { name: 'Okay' });
    if (await welcome.isVisible()) await welcome.click();
    const control = page.locator(tap).first();
    await control.waitFor();
    await slowProcessor(page);
    await page.waitForTimeout(TOLD_WITHIN_MS);
    await page.evaluate('window.interactions.clear()');
    await control.tap({ force: true });
    await page.waitForTimeout(TOLD_WITHIN_MS);
    // One that took less than 16 ms is told of nowhere.
    return Number(await page.evaluate('Math.max(16, ...window.interactions.values())'));
  } finally {
    await context.close();
  }
}

/** From a tap on a page that is there to the next frame, at a quarter of this processor. */
export async function benchInteractions(
  browser: Browser,
  url: string,
  cookie: string | undefined,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const gesture of GESTURES) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) took.push(await interactionMs(browser, url, cookie, gesture));
    rows.push(figure(`${gesture.path}: ${gesture.what}, to the next paint`, `${median(took)} ms`, '<= 100 ms'));
  }
  return rows;
}
