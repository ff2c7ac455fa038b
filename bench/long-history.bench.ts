import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@wonderlings/postgres';
import { IMPORT_LIMITS } from '@wonderlings/take-along/contract';
import { ApiAgent } from '../test/e2e/api-agent.ts';
import { giveLongHistory } from '../test/e2e/long-history.ts';
import { type ServerProcess, startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, figure, median } from './bench-row.ts';
import { type Load, load } from './measure.ts';
import { peakMb, resetPeakMb } from './process-figures.ts';
import { BENCH_PASSWORD, registerChildren } from './register-children.ts';

const OLD = { events: 100_000, days: 3_650 };
/** As many a day, and enough of them to fill every page. */
const YOUNG = { events: 1_300, days: 47 };
const CALLS = 50;
const ROUNDS = 3;
const POLL_MS = 250;
const GROWN_UP = 'a long grown-up phrase';
const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** Each page, and what a filter may ask for: what is often there, seldom, and never. Both children have as much to show of each. */
const PAGES = {
  'the newest page': '',
  'two weeks': `from=${dayBefore(15)}&to=${dayBefore(2)}`,
  'a kind': 'kind=feelings',
  'a kind that never was': 'kind=stickers',
  'five things that a grown-up did': 'actor=grown-up&limit=5',
  'a word of many lines': 'q=breath',
  'a word that never was': 'q=plant',
} as const;

type Registered = Awaited<ReturnType<typeof registerChildren>>[number];
const agentOf = (url: string, { cookie }: Registered) =>
  new ApiAgent(url, new Map(cookie.split('; ').map((pair) => pair.split(/=(.*)/s, 2) as [string, string])));

async function benchPages(url: string, old: Registered, young: Registered): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, query] of Object.entries(PAGES)) {
    const pagesOf = ({ cookie }: Registered) =>
      load(url, 1, CALLS, () => ({
        method: 'GET',
        path: `/api/history?${query}`,
        headers: { cookie, 'time-zone': 'UTC' },
      }));
    const rounds: { readonly long: Load; readonly short: Load }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      rounds.push({ short: await pagesOf(young), long: await pagesOf(old) });
    }
    const p50 = (side: 'long' | 'short') =>
      `${median(rounds.slice(1).map((round) => round[side].p50Ms)).toFixed(2)} ms`;
    rows.push({
      name: `GET /api/history, ${name}, ${OLD.events.toLocaleString('en')} events`,
      ours: p50('long'),
      reference: `${p50('short')} of ${YOUNG.events}`,
      ratio: `${median(rounds.slice(1).map(({ long, short }) => long.p50Ms / short.p50Ms)).toFixed(2)}x`,
      goal: '<= 1.2x',
    });
  }
  return rows;
}

async function until(agent: ApiAgent, path: string, states: readonly string[]): Promise<{ id: string }> {
  for (;;) {
    const now = await agent.json<{ id: string; state: string }>('GET', path);
    if (states.includes(now.state)) return now;
    if (['failed', 'refused', 'gone'].includes(now.state)) throw new Error(`${path} ended with ${now.state}`);
    await delay(POLL_MS);
  }
}

async function openArea(agent: ApiAgent): Promise<void> {
  await agent.json('POST', '/api/grown-up/password', { password: GROWN_UP });
  await agent.json('POST', '/api/grown-up/open', { password: GROWN_UP });
}

function told(row: BenchRow): BenchRow {
  // The whole takes minutes: what is known by now is said.
  console.log(`${row.name}: ${row.ours}`);
  return row;
}

/** What one part of the work took, and the most memory of the server meanwhile. */
async function measured<Result>(server: ServerProcess, work: () => Promise<Result>) {
  resetPeakMb(server.pid);
  const started = performance.now();
  const result = await work();
  const took = `${((performance.now() - started) / 1_000).toFixed(0)} s, ${peakMb(server.pid).toFixed(0)} MB at most`;
  return { result, took };
}

async function benchFiles(server: ServerProcess, old: Registered, empty: Registered): Promise<BenchRow[]> {
  const from = agentOf(server.url, old);
  await openArea(from);
  const made = await measured(server, async () => {
    const { id } = await from.json<{ id: string }>('POST', '/api/exports', { password: GROWN_UP, withDevice: false });
    await until(from, '/api/exports/current', ['ready']);
    return Buffer.from(await (await from.call('GET', `/api/exports/${id}/file`)).arrayBuffer());
  });
  const zip = made.result;
  const into = agentOf(server.url, empty);
  await openArea(into);
  const checked = await measured(server, async () => {
    const { id } = await into.json<{ id: string }>('POST', '/api/import', { size: zip.length });
    for (let part = 0; part * IMPORT_LIMITS.partBytes < zip.length; part += 1) {
      const answer = await fetch(`${server.url}/api/import/${id}/parts/${part}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', cookie: empty.cookie },
        body: zip.subarray(part * IMPORT_LIMITS.partBytes, (part + 1) * IMPORT_LIMITS.partBytes),
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
    return until(into, '/api/import/current', ['found']);
  });
  const { id } = checked.result;
  const broughtIn = await measured(server, async () => {
    await into.json('POST', `/api/import/${id}/bring-in`, undefined, { 'idempotency-key': id });
    await until(into, '/api/import/current', ['done']);
  });
  const events = `${OLD.events.toLocaleString('en')} events`;
  return [
    told(figure(`export of ${events}`, `${made.took}, ${(zip.length / 1e6).toFixed(1)} MB`, '<= 300 MB of memory')),
    told(figure(`check of a file of ${events}`, checked.took, '<= 300 MB of memory')),
    told(figure(`import of ${events}`, broughtIn.took, '<= 300 MB of memory')),
  ];
}

/** A child of ten years beside one of three weeks: pages of its history, and all of it as a file and back. */
export async function benchLongHistory(databaseUrl: string, dataDir: string): Promise<BenchRow[]> {
  const env = {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
  };
  const server = await startServer(dataDir, env);
  const sql = connect(databaseUrl, { max: 1, statementTimeout: 0 });
  try {
    const [old, young, empty] = await registerChildren(server.url, 3);
    if (!old || !young || !empty) throw new Error(`No children, with ${BENCH_PASSWORD}`);
    for (const [{ id: childId }, history] of [[old, OLD] as const, [young, YOUNG] as const]) {
      await giveLongHistory({ ...env, DATA_DIR: dataDir }, { childId, ...history });
      const lines = async () =>
        (await sql`select count(*)::int as lines from read.history_entries where user_id = ${childId}`)[0]?.lines;
      while ((await lines()) < history.events) await delay(POLL_MS);
    }
    await sql.unsafe('vacuum analyze');
    const files = await benchFiles(server, old, empty);
    return [...(await benchPages(server.url, old, young)), ...files];
  } finally {
    await sql.end();
    await server.stop();
  }
}
