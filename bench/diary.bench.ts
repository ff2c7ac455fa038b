import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { ApiAgent } from '../test/e2e/api-agent.ts';
import { chromiumPath, launchChromium } from '../test/e2e/chromium.ts';
import { diaryOf, giveLongHistory } from '../test/e2e/long-history.ts';
import { startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, median } from './bench-row.ts';
import { phone, throttle } from './phone.ts';
import { registerChildren } from './register-children.ts';

/** Three a day, the longest that a note may be. */
const LONG = { entries: 3_000, days: 1_000 };
const SHORT = { entries: 3, days: 1 };
const LETTERS = 5_000;
/** In each of them a child sees an entry of its own: in the calendar that of today. */
const TABS = ['calendar', 'journey'] as const;
type Tab = (typeof TABS)[number];
const ROUNDS = 3;
const POLL_MS = 250;

interface Opened {
  readonly ms: number;
  readonly kilobytes: number;
}

/** A phone that was there before, on slow 4G: until its own things are seen, and what it has read of them by then and after. */
async function open(context: BrowserContext, url: string, tab: Tab): Promise<Opened> {
  const page = await context.newPage();
  await throttle(page);
  const bodies: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) bodies.push(answer.body().then(({ length }) => length));
  });
  const started = performance.now();
  await page.goto(`${url}/mood?tab=${tab}`, { waitUntil: 'commit' });
  await page.locator('main article').first().waitFor();
  const ms = performance.now() - started;
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
  await page.close();
  return { ms, kilobytes: bytes / 1_024 };
}

async function opened(browser: Browser, url: string, cookie: string): Promise<Record<Tab, Opened>> {
  const context = await phone(browser, url, cookie);
  const middle = async (tab: Tab): Promise<Opened> => {
    const runs: Opened[] = [];
    // The first one only fills the browser's cache.
    for (let round = 0; round <= ROUNDS; round += 1) runs.push(await open(context, url, tab));
    const of = (value: (run: Opened) => number) => median(runs.slice(1).map(value));
    return { ms: of(({ ms }) => ms), kilobytes: of(({ kilobytes }) => kilobytes) };
  };
  const both = { calendar: await middle('calendar'), journey: await middle('journey') };
  await context.close();
  return both;
}

const told = ({ ms, kilobytes }: Opened) => `${(ms / 1_000).toFixed(2)} s, ${kilobytes.toFixed(0)} kB`;

/** Calendar and Journey of a child with three thousand long notes beside one with three. */
export async function benchDiary(databaseUrl: string, dataDir: string): Promise<BenchRow[]> {
  if (!chromiumPath()) {
    console.log('Skipped the diary: no Chromium found, install it or set CHROMIUM_PATH');
    return [];
  }
  const env = {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
  };
  const server = await startServer(dataDir, env);
  const browser = await launchChromium();
  try {
    const [long, short] = await registerChildren(server.url, 2);
    if (!long || !short) throw new Error('No children');
    for (const [{ id: childId, cookie }, { entries, days }] of [[long, LONG] as const, [short, SHORT] as const]) {
      const act = diaryOf(LETTERS, entries / days);
      await giveLongHistory({ ...env, DATA_DIR: dataDir }, { childId, events: entries + days, days, act });
      const agent = new ApiAgent(server.url, new Map([cookie.split(/=(.*)/s, 2) as [string, string]]));
      const saved = () => agent.json<{ entries: number }>('GET', '/api/journal-totals');
      const today = { feeling: 'Calm', baseFeelingName: 'Calm', note: 'x'.repeat(LETTERS) };
      await agent.json('POST', '/api/moods', today, { 'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone });
      while ((await saved()).entries < entries) await delay(POLL_MS);
    }
    const ours = await opened(browser, server.url, long.cookie);
    const reference = await opened(browser, server.url, short.cookie);
    return TABS.map((tab) => ({
      name: `${tab} of 3,000 long notes, on a phone`,
      ours: told(ours[tab]),
      reference: `${told(reference[tab])}, of three`,
      ratio: `${(ours[tab].ms / reference[tab].ms).toFixed(2)}x`,
      goal: '<= 1.2x',
    }));
  } finally {
    await browser.close();
    await server.stop();
  }
}
