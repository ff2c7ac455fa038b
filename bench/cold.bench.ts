import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@wonderlings/postgres';
import { giveLongHistory } from '../test/e2e/long-history.ts';
import { type ServerProcess, startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, median } from './bench-row.ts';
import { load } from './measure.ts';
import { type RegisteredChild, registerChildren } from './register-children.ts';

const HISTORIES = [
  { events: 10, days: 3, goal: '-' },
  { events: 10_000, days: 365, goal: '<= 3x' },
  { events: 100_000, days: 3_650, goal: '<= 5x' },
] as const;
const ROUNDS = 5;
const WARM_UP = 30;
const POLL_MS = 250;

/**
 * The first act of a child on a server that has not met it, as after a restart: with a history of ten events, of ten thousand, and of a hundred
 * thousand. Another child has saved before, so that the program itself is warm.
 */
export async function benchCold(databaseUrl: string, dataDir: string): Promise<BenchRow[]> {
  const env = {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
  };
  const children = await withHistories(databaseUrl, dataDir, env);
  const took = HISTORIES.map((): number[] => []);
  const folded: number[] = [];
  // The first round is the first act after the histories were written: it leaves what later ones begin with.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const server = await startServer(dataDir, env);
    try {
      const [other] = await registerChildren(server.url, 1);
      for (let nth = 0; nth < WARM_UP && other; nth += 1) await save(server, other);
      for (const [index, child] of children.entries()) {
        const ms = await save(server, child);
        (round > 0 ? took[index] : folded)?.push(ms);
      }
    } finally {
      await server.stop();
    }
  }
  const [young = Number.NaN] = took.map(median);
  return HISTORIES.map(({ events, goal }, index) => {
    const ours = median(took[index] ?? []);
    return {
      name: `first act on a cold server, of a child of ${events.toLocaleString('en')} events`,
      ours: `${ours.toFixed(1)} ms`,
      reference: `${young.toFixed(1)} ms of ${HISTORIES[0].events}; ${folded[index]?.toFixed(0)} ms without a snapshot, once`,
      ratio: `${(ours / young).toFixed(2)}x`,
      goal,
    };
  });
}

async function save(server: ServerProcess, { cookie }: RegisteredChild): Promise<number> {
  const { p50Ms } = await load(server.url, 1, 1, () => ({
    method: 'POST',
    path: '/api/moods',
    headers: { cookie, 'time-zone': 'UTC', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ feeling: 'Okay', baseFeelingName: 'Okay', note: 'bench' }),
  }));
  return p50Ms;
}

async function withHistories(databaseUrl: string, dataDir: string, env: Record<string, string>) {
  const server = await startServer(dataDir, env);
  const sql = connect(databaseUrl, { max: 1, statementTimeout: 0 });
  try {
    const children = await registerChildren(server.url, HISTORIES.length);
    for (const [index, { id: childId }] of children.entries()) {
      const { events, days } = HISTORIES[index] ?? HISTORIES[0];
      await giveLongHistory({ ...env, DATA_DIR: dataDir }, { childId, events, days });
      const shown = async () =>
        (await sql`select count(*)::int as lines from read.history_entries where user_id = ${childId}`)[0]?.lines;
      while ((await shown()) < events) await delay(POLL_MS);
    }
    await sql.unsafe('vacuum analyze');
    return children;
  } finally {
    await sql.end();
    await server.stop();
  }
}
