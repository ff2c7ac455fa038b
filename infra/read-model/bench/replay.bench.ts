import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventLogMigrations } from '@wonderlings/event-store';
import { connect, migrate, type Sql } from '@wonderlings/postgres';
import { type BenchRow, median } from '../../../bench/bench-row.ts';
import { readModelMigrations } from '../index.ts';
import { bareCopyMs } from './bare-copy.ts';
import { benchTables } from './bench-tables.ts';
import type { ReplayFigures } from './replay.process.ts';
import { seedLog } from './seed-log.ts';

const ROUNDS = 3;
const MOST_TIMES_COPY = 4;
const MOST_RSS_MB = 400;

/** Threads that fold a part of the children each. */
const WORKERS = [1, 2, 4] as const;

async function replayOnce(url: string, workers: number): Promise<ReplayFigures> {
  const child = fork(fileURLToPath(new URL('./replay.process.ts', import.meta.url)), [url, String(workers)]);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The replay ended with ${code}`);
  });
  failed.catch(() => undefined);
  // The process sends one message, of this shape.
  const [figures] = (await Promise.race([once(child, 'message'), failed])) as [ReplayFigures];
  return figures;
}

async function copyOnce(sql: Sql, url: string): Promise<number> {
  let total = 0;
  for (const { name } of benchTables) total += await bareCopyMs(sql, url, name);
  return total;
}

/**
 * Replays a log of sealed events into six tables, by one, two and four threads, against COPY of the resulting rows into bare tables. All
 * take turns.
 * @param url an empty database of its own, on a server with fsync on
 */
export async function benchReplay(url: string, events: number): Promise<BenchRow[]> {
  const sql = connect(url, { max: 2, applicationName: 'bench', statementTimeout: 0 });
  try {
    await migrate(sql, [eventLogMigrations, readModelMigrations]);
    await seedLog(sql, events);
    const replays = new Map(WORKERS.map((workers) => [workers, [] as ReplayFigures[]]));
    const copies: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [workers, figures] of replays) figures.push(await replayOnce(url, workers));
      copies.push(await copyOnce(sql, url));
    }
    const copyMs = median(copies);
    const alone = median((replays.get(1) ?? []).map(({ ms }) => ms));
    return [...replays].flatMap(([workers, figures]) => rowsOf({ events, workers, figures, copyMs, alone }));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

interface Measured {
  readonly events: number;
  readonly workers: number;
  readonly figures: readonly ReplayFigures[];
  readonly copyMs: number;
  /** Milliseconds of one worker. */
  readonly alone: number;
}

function rowsOf({ events, workers, figures, copyMs, alone }: Measured): BenchRow[] {
  const ms = median(figures.map((replay) => replay.ms));
  const cpu = median(figures.map((replay) => replay.cpuMs)) / events;
  const rss = Math.max(...figures.map((replay) => replay.peakRssMb));
  const perSecond = Math.round(events / (ms / 1_000)).toLocaleString('en');
  const name = `replay of ${events.toLocaleString('en')} events, workers: ${workers}`;
  return [
    {
      name,
      ours: `${(ms / 1_000).toFixed(2)} s, ${perSecond}/s, ${(cpu * 1_000).toFixed(0)} µs CPU an event, ${(alone / ms).toFixed(2)}x one`,
      reference: `${(copyMs / 1_000).toFixed(2)} s COPY`,
      ratio: `${(ms / copyMs).toFixed(2)}×`,
      goal: `≤ ${MOST_TIMES_COPY}×`,
    },
    {
      name: `${name}, peak memory`,
      ours: `${Math.round(rss)} MB`,
      reference: '',
      ratio: '',
      goal: `≤ ${MOST_RSS_MB} MB`,
    },
  ];
}
