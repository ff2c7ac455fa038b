import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import { DEMOS } from '@wonderlings/kernel';
import { connect, migrate, type Sql } from '@wonderlings/postgres';
import type { BenchRow } from '../../../bench/bench-row.ts';
import { readModelMigrations, startProjector } from '../index.ts';
import { benchKeys, benchRegistry, benchTables } from './bench-tables.ts';
import { seedLog } from './seed-log.ts';
import type { WorkerFigures } from './workers.process.ts';

const WORKERS = [1, 2, 4] as const;
const POLL_MS = 50;
const FILE = fileURLToPath(new URL('./workers.process.ts', import.meta.url));

/** Tables that are live on an empty log, and then a log that all of it is to be folded from. */
async function prepare(url: string, events: number): Promise<void> {
  const sql = connect(url, { max: 4, applicationName: 'bench', statementTimeout: 0 });
  await migrate(sql, [eventLogMigrations, readModelMigrations]);
  const store = createPostgresEventStore({ sql });
  const projector = startProjector({
    sql,
    store,
    keys: benchKeys,
    registry: benchRegistry,
    tables: benchTables,
    catalogues: [],
  });
  await projector.ready;
  await projector.stop();
  await store.close();
  await seedLog(sql, events);
  await sql.end({ timeout: 5 });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(POLL_MS);
}

/** Whether that many processes hold lines of children, and no line is free. */
async function isSharedBy(sql: Sql, workers: number): Promise<boolean> {
  // Which is a demo's line, a lock does not say: of one worker those are held on another connection.
  const held = await sql<{ lines: number }[]>`
    select count(*)::int as lines from pg_locks l join read_model.lines on
      l.objid::bigint = (hashtext(name || '/' || partition)::bigint & 4294967295) and partition <> ${DEMOS}
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
    group by pid`;
  const all = held.reduce((sum, { lines }) => sum + lines, 0);
  return held.length === workers && all === benchTables.length * DEMOS;
}

async function isFolded(sql: Sql, events: number): Promise<boolean> {
  const [behind] = await sql<{ count: number }[]>`
    select count(*)::int from read_model.checkpoints
    where partition <> ${DEMOS} and coalesce(position, '0')::bigint < ${events}`;
  return behind?.count === 0;
}

async function catchUp(url: string, workers: number, events: number): Promise<{ seconds: number; cpuMs: number }> {
  const sql = connect(url, { max: 1, applicationName: 'bench', statementTimeout: 0 });
  const processes: ChildProcess[] = Array.from({ length: workers }, () => fork(FILE, [url]));
  try {
    await until(() => isSharedBy(sql, workers));
    const started = performance.now();
    for (const worker of processes) worker.send('go');
    await until(() => isFolded(sql, events));
    const seconds = (performance.now() - started) / 1_000;
    // Each sends one message, of this shape.
    const told = Promise.all(processes.map((worker) => once(worker, 'message') as Promise<[WorkerFigures]>));
    for (const worker of processes) worker.send('stop');
    const figures = await told;
    return { seconds, cpuMs: figures.reduce((sum, [{ cpuMs }]) => sum + cpuMs, 0) };
  } finally {
    await Promise.all(processes.map((worker) => worker.exitCode ?? once(worker, 'exit')));
    await sql.end({ timeout: 5 });
  }
}

/**
 * How long so many processes take to catch up with a log in six tables, against one.
 * @param url an empty database of its own, on a server with fsync on
 */
export async function benchWorkers(url: string, events: number): Promise<BenchRow[]> {
  await prepare(url, events);
  const template = new URL(url).pathname.slice(1);
  const admin = connect(new URL('/postgres', url).href, { max: 1, applicationName: 'bench', statementTimeout: 0 });
  const rows: BenchRow[] = [];
  let alone = Number.NaN;
  for (const workers of WORKERS) {
    const name = `${template}_${workers}`;
    await admin`create database ${admin(name)} template ${admin(template)}`;
    const { seconds, cpuMs } = await catchUp(new URL(`/${name}`, url).href, workers, events);
    if (workers === 1) alone = seconds;
    rows.push({
      name: `catching up with ${events.toLocaleString('en')} events, workers: ${workers}`,
      ours: `${seconds.toFixed(1)} s, ${Math.round(events / seconds).toLocaleString('en')}/s, ${(cpuMs / events).toFixed(3)} ms CPU an event`,
      reference: `${alone.toFixed(1)} s, one worker`,
      ratio: `${(alone / seconds).toFixed(2)}x`,
      goal: workers === 2 ? '>= 1.5x' : '',
    });
  }
  await admin.end({ timeout: 5 });
  return rows;
}
