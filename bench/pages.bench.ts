import { rmSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { chromiumPath, launchChromium } from '../test/e2e/chromium.ts';
import { emptyDataDir } from '../test/e2e/data-dir.ts';
import { freePort, startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, figure, median } from './bench-row.ts';
import { benchFirstTaps } from './first-tap.ts';
import { benchInteractions } from './interaction.ts';
import { registerChildren } from './register-children.ts';

/** The pages that the budgets name; `child` ones are seen with a session. */
const PAGES = [
  { path: '/', child: false },
  { path: '/auth', child: false },
  { path: '/mood', child: true },
  { path: '/activities/breath', child: true },
  { path: '/progress', child: true },
] as const;
/** Lighthouse's own simulation of a mid-range phone on slow 4G varies; the middle one of these is told. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

interface Seen {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly lcpMs: number;
  readonly cls: number;
  readonly blockedMs: number;
  readonly kilobytes: number;
}

/**
 * How Lighthouse makes a phone: it calculates one from a load at full speed (`simulate`, its default), as if what was painted had
 * waited for every script that had come by then; or it slows network and processor down and looks (`devtools`).
 */
const WAYS = ['simulate', 'devtools'] as const;
type Way = (typeof WAYS)[number];

async function look(port: number, url: string, cookie: string | undefined, way: Way): Promise<Seen> {
  const flags = {
    port,
    throttlingMethod: way,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error' as const,
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  };
  // On a busy machine a recording may miss the page's beginning.
  const first = await lighthouse(url, flags);
  const result = first?.lhr.runtimeError?.code === 'NO_NAVSTART' ? await lighthouse(url, flags) : first;
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: (typeof CATEGORIES)[number]) => Math.round((categories[category]?.score ?? 0) * 100);
  for (const category of CATEGORIES) {
    if (category === 'performance' || score(category) === 100) continue;
    const failed = categories[category]?.auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
    console.log(`${url} ${category}: ${failed?.map(({ id }) => id).join(', ')}`);
  }
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    kilobytes: value('total-byte-weight') / 1_024,
  };
}

/** First taps, main gestures and Lighthouse (a phone with a quarter of this processor, on slow 4G) on the pages of the budgets. */
export async function benchPages(): Promise<BenchRow[]> {
  if (!chromiumPath()) {
    console.log('Skipped the pages: no Chromium found, install it or set CHROMIUM_PATH');
    return [];
  }
  const dataDir = emptyDataDir('pages-bench');
  const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
  const port = await freePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  try {
    const [child] = await registerChildren(server.url, 1);
    const rows = [
      ...(await benchFirstTaps(browser, server.url, child?.cookie)),
      ...(await benchInteractions(browser, server.url, child?.cookie)),
    ];
    for (const page of PAGES) {
      const runs: Record<Way, Seen[]> = { simulate: [], devtools: [] };
      for (let run = 0; run < RUNS; run += 1)
        for (const way of WAYS)
          runs[way].push(await look(port, `${server.url}${page.path}`, page.child ? child?.cookie : undefined, way));
      rows.push(...rowsOf(page.path, runs));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rowsOf(path: string, runs: Readonly<Record<Way, readonly Seen[]>>): BenchRow[] {
  const of = (way: Way, value: (seen: Seen) => number) => median(runs[way].map(value));
  const scores = CATEGORIES.map((category) => of('simulate', ({ scores }) => scores[category])).join(' / ');
  const row = (what: string, ours: string, goal: string) => figure(`${path}: ${what}`, ours, goal);
  const seconds = (way: Way) => `${(of(way, ({ lcpMs }) => lcpMs) / 1_000).toFixed(2)} s`;
  const blocked = (way: Way) => `${of(way, ({ blockedMs }) => blockedMs).toFixed(0)} ms`;
  return [
    row('Lighthouse', scores, '>= 95 / 100 / 100'),
    row('Lighthouse, slowed down', of('devtools', ({ scores }) => scores.performance).toFixed(0), '>= 95'),
    row('largest paint, calculated and slowed down', WAYS.map(seconds).join(', '), '<= 1.8 s'),
    row('layout shift', of('simulate', ({ cls }) => cls).toFixed(3), '<= 0.02'),
    row('blocked, calculated and slowed down', WAYS.map(blocked).join(', '), '-'),
    row('transferred', `${of('simulate', ({ kilobytes }) => kilobytes).toFixed(0)} kB`, '<= 400 kB'),
  ];
}
