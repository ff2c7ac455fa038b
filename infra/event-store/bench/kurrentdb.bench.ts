import { randomBytes, randomUUID } from 'node:crypto';
import type { EventStore, SealedEvent } from '@wonderlings/kernel';
import { connect, migrate } from '@wonderlings/postgres';
import { type BenchRow, figure } from '../../../bench/bench-row.ts';
import { act, expectedBy, newStream } from '../contract/sealed-act.ts';
import {
  copyLog,
  createPostgresEventStore,
  eventLogMigrations,
  type LogTarget,
  type PostgresEventStore,
  sourceOf,
} from '../index.ts';
import { createKurrentDbEventStore } from '../kurrentdb-event-store.ts';
import { startDouble } from './start-double.ts';
import { DATA_BYTES, perSecond } from './writers.ts';

const WRITERS = [1, 8, 32] as const;
const WARM_UP_MS = 500;
const CHILDREN = 100;
/** Sizes of a child’s acts by turns. */
const ACTS = [2, 2, 3] as const;
const EVENTS_AN_ACT = 7 / 3;
const EVENTS = 14_000;

/**
 * Our adapter of KurrentDB on the protocol double, whose figures are those of our side of the protocol, and on the server of `KURRENTDB_URL` where there is one;
 * and how fast a log moves to and from it.
 * @param url an empty database of its own, on a server with fsync on
 */
export async function benchKurrentDb(url: string, events = EVENTS): Promise<BenchRow[]> {
  const { KURRENTDB_URL: real } = process.env;
  const double = await startDouble();
  try {
    const log = await filledLog(url, events);
    const rows = [
      ...(await appendRows('the protocol double', double.url)),
      ...(await copyRows('the protocol double', double.url, log, await another(url, 'back'))),
    ];
    if (real === undefined) return rows;
    return [
      ...rows,
      ...(await appendRows('KURRENTDB_URL', real)),
      ...(await copyRows('KURRENTDB_URL', real, log, await another(url, 'back_again'))),
    ];
  } finally {
    await double.stop();
  }
}

async function appendRows(name: string, url: string): Promise<BenchRow[]> {
  const store = shared(url);
  const append = (event: SealedEvent) =>
    store.append(event.stream, event.revision === 0 ? 'none' : event.revision - 1, [event]);
  const rows: BenchRow[] = [];
  try {
    for (const writers of WRITERS) {
      await perSecond(writers, append, WARM_UP_MS);
      const speed = Math.round(await perSecond(writers, append));
      rows.push(figure(`append by the adapter of KurrentDB on ${name}, writers: ${writers}`, `${speed}/s`));
    }
  } finally {
    await store.close();
  }
  return rows;
}

/** A server that others use, too: by a namespace of its own the log is empty. */
const shared = (url: string): EventStore => createKurrentDbEventStore({ url, namespace: `${randomUUID()}-` });

/** Acts of children by turns, as a day leaves them. */
async function filledLog(url: string, events: number): Promise<string> {
  await onPostgres(url, async (store) => {
    const child = async () => {
      const stream = newStream();
      let after: SealedEvent | undefined;
      for (let nth = 0; nth < events / CHILDREN / EVENTS_AN_ACT; nth += 1) {
        const events = act(stream, { after, size: ACTS[nth % ACTS.length] ?? 1, data: randomBytes(DATA_BYTES) });
        await store.append(stream, expectedBy(events), events);
        after = events.at(-1);
      }
    };
    await Promise.all(Array.from({ length: CHILDREN }, child));
  });
  return url;
}

async function copyRows(name: string, logUrl: string, fromUrl: string, backUrl: string): Promise<BenchRow[]> {
  const log = shared(logUrl);
  const timed = async (what: string, from: EventStore, to: LogTarget, rehearse = false): Promise<BenchRow> => {
    const started = performance.now();
    const { same, copied } = await copyLog({ from: sourceOf(from), to, rehearse });
    const seconds = (performance.now() - started) / 1_000;
    const events = same + copied;
    return figure(`npm run log -- copy, ${what}`, `${Math.round(events / seconds)} events/s of ${events}`);
  };
  try {
    return await onPostgres(fromUrl, async (there) => [
      await timed(`Postgres to ${name}`, there, log),
      await timed(`--rehearse, Postgres and ${name}`, there, log, true),
      await onPostgres(backUrl, (back) => timed(`${name} to Postgres`, log, back)),
    ]);
  } finally {
    await log.close();
  }
}

async function onPostgres<Result>(url: string, work: (store: PostgresEventStore) => Promise<Result>): Promise<Result> {
  const sql = connect(url, { max: 4, applicationName: 'bench-log' });
  await migrate(sql, [eventLogMigrations]);
  const store = createPostgresEventStore({ sql });
  try {
    return await work(store);
  } finally {
    await store.close();
    await sql.end({ timeout: 5 });
  }
}

/** A further database beside that of `url`. */
async function another(url: string, suffix: string): Promise<string> {
  const name = `${new URL(url).pathname.slice(1)}_${suffix}`;
  const admin = connect(url, { max: 1, applicationName: 'bench' });
  await admin`create database ${admin(name)}`;
  await admin.end({ timeout: 5 });
  return new URL(`/${name}`, url).href;
}
