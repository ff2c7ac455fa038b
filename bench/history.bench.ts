import { randomBytes, randomUUID } from 'node:crypto';
import { startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, median } from './bench-row.ts';
import type { HttpCall } from './http-call.ts';
import { type Load, load } from './measure.ts';
import { registerChildren } from './register-children.ts';

const LONG = 10_000;
const SHORT = 10;
/** So many take turns that none of them gets a long history while it is measured. */
const YOUNG_CHILDREN = 50;
const WRITERS = 8;
const CALLS = 200;
const ROUNDS = 5;

const save = (cookie: string): HttpCall => ({
  method: 'POST',
  path: '/api/moods',
  headers: { 'content-type': 'application/json', 'time-zone': 'UTC', cookie },
  body: JSON.stringify({ feeling: 'Okay (All right)', baseFeelingName: 'Okay', note: `bench ${randomUUID()}` }),
});

/** A mood save of a child with 10,000 events, all of one day, beside one of a child with ten. */
export async function benchHistory(databaseUrl: string, dataDir: string): Promise<BenchRow[]> {
  const server = await startServer(dataDir, {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
  });
  try {
    const [old, ...young] = await registerChildren(server.url, 1 + YOUNG_CHILDREN);
    const cookies = young.map(({ cookie }) => cookie);
    let turn = 0;
    const ofYoung = () => save(cookies[turn++ % cookies.length] ?? '');
    const ofOld = () => save(old?.cookie ?? '');
    await load(server.url, WRITERS, LONG / WRITERS, ofOld);
    await load(server.url, 1, SHORT * YOUNG_CHILDREN, ofYoung);
    const rounds: { readonly long: Load; readonly short: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        short: await load(server.url, 1, CALLS, ofYoung),
        long: await load(server.url, 1, CALLS, ofOld),
      });
    }
    const shown = (pick: (round: (typeof rounds)[number]) => Load) =>
      `${median(rounds.map((round) => pick(round).p50Ms)).toFixed(2)} ms`;
    return [
      {
        name: `a mood save after ${LONG.toLocaleString('en')} events`,
        ours: shown(({ long }) => long),
        reference: `${shown(({ short }) => short)} after ${SHORT}`,
        ratio: `${median(rounds.map(({ long, short }) => long.p50Ms / short.p50Ms)).toFixed(2)}x`,
        goal: '<= 1.2x',
      },
    ];
  } finally {
    await server.stop();
  }
}
