import { copyLog, createPostgresEventStore, eventLogMigrations, sourceOf } from '@wonderlings/event-store';
import { createKurrentDbEventStore } from '@wonderlings/event-store/kurrentdb';
import { connect, migrate } from '@wonderlings/postgres';
import { startDouble } from '../../infra/event-store/bench/start-double.ts';

/** Where the log is, for one run. */
export interface Engine {
  /** Follows "the log", as in "in Postgres". */
  readonly place: string;
  /** What its figures do not say. */
  readonly caveat: string;
  readonly env: Readonly<Record<string, string>>;
  /** Of a log on this machine that is no part of Postgres. */
  readonly pid?: number;
  readonly close?: () => Promise<void>;
}

/** Begins a run on a database that has the log by now. */
type BeginEngine = (database: string) => Promise<Engine>;

/** @param kurrentDb the address of an empty server for tests, where there is one */
export function availableEngines(kurrentDb: string | undefined): readonly BeginEngine[] {
  const postgres: BeginEngine = async () => ({ place: 'in Postgres', caveat: '-', env: {} });
  if (kurrentDb === undefined) return [postgres, onDouble];
  return [
    postgres,
    onDouble,
    async (database) => ({ place: 'on KURRENTDB_URL', caveat: '-', env: await moved(database, kurrentDb) }),
  ];
}

const onDouble: BeginEngine = async (database) => {
  const { url, pid, stop } = await startDouble();
  const env = await moved(database, url);
  return { place: 'on the protocol double', caveat: 'says nothing of KurrentDB', pid, close: stop, env };
};

/** The log of a database moved to a server for it, as `npm run log -- copy` does. */
async function moved(database: string, logUrl: string): Promise<Engine['env']> {
  const sql = connect(database, { max: 2, applicationName: 'bench' });
  await migrate(sql, [eventLogMigrations]);
  const from = createPostgresEventStore({ sql });
  const to = createKurrentDbEventStore({ url: logUrl });
  try {
    await copyLog({ from: sourceOf(from), to });
  } finally {
    await Promise.all([from.close(), to.close()]);
    await sql.end({ timeout: 5 });
  }
  return { EVENTSTORE_URL: logUrl };
}

/** The database, and as many copies that further engines begin with. */
export async function copiesOf(url: string, count: number): Promise<readonly string[]> {
  const name = new URL(url).pathname.slice(1);
  const admin = connect(new URL('/postgres', url).href, { max: 1, applicationName: 'bench', statementTimeout: 0 });
  const urls = [url];
  for (let nth = 1; nth < count; nth += 1) {
    await admin`create database ${admin(`${name}_${nth}`)} template ${admin(name)}`;
    urls.push(new URL(`/${name}_${nth}`, url).href);
  }
  await admin.end({ timeout: 5 });
  return urls;
}
