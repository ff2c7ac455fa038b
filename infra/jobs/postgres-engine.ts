import { STATEMENT_TIMEOUT_MS, sessionSettings } from '@wonderlings/postgres';
import type { PostgresConnectionOptions } from 'bullmq';
import type { Pool } from 'pg';
import { type JobEngine, QUEUE, WORKER_OPTIONS } from './engine.ts';

const SCHEMA = 'bullmq';
// One that the worker listens on, and one each for what worker and queue do meanwhile.
const POOL_SIZE = 3;
const CONNECT_WITHIN_MS = 10_000;
/** As in every pool: Postgres ends a statement by itself, and one that is not answered for longer went with its server. */
const ANSWERED_WITHIN_MS = STATEMENT_TIMEOUT_MS + 5_000;
const KEEP_ALIVE_MS = 5_000;

/** BullMQ in Postgres, in a schema of its own; see {@link migrateJobs}. */
export function postgresEngine(databaseUrl: string): JobEngine {
  let pool: Pool | undefined;
  const open = async () => {
    pool ??= await openPool(databaseUrl);
    return pool;
  };
  // A pg.Pool is what it wants; its own description of one leaves out overloads of `query`.
  const connection = async () => (await open()) as unknown as PostgresConnectionOptions;
  return {
    async queue(onError) {
      const { Queue } = await bullmq();
      const queue = new Queue(QUEUE, { connection: await connection() });
      queue.on('error', onError);
      await queue.waitUntilReady();
      return queue;
    },
    async worker(process, events) {
      const { Worker } = await bullmq();
      // Not before it is ready: one that could not connect at first never can, and would ask for jobs without a pause.
      const options = { connection: await connection(), ...WORKER_OPTIONS, autorun: false };
      const worker = new Worker(QUEUE, process, options);
      worker.on('failed', events.onFailed);
      worker.on('error', events.onError);
      await worker.waitUntilReady();
      worker.run().catch(events.onError);
      return worker;
    },
    async close() {
      await pool?.end();
      pool = undefined;
    },
  };
}

/** One for queue and worker: BullMQ would open two, and leave a connection that is cut while it is lent out without a listener. */
async function openPool(databaseUrl: string): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    application_name: 'wonderlings jobs',
    options: optionsOf({ search_path: SCHEMA, ...sessionSettings() }),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // The connection of a query that failed is not used again; those that rest are closed after 10 s, so that no other one is found silent.
    query_timeout: ANSWERED_WITHIN_MS,
    // The one that listens hears nothing for as long as nothing happens; the worker looks every 5 s as well.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // A caller that waits for a connection hears of its end, and one that rests is replaced; an `error` event without a listener would
  // end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const optionsOf = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Brings BullMQ's own schema up to date. @param databaseUrl of the account that migrates */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const [{ runMigrations }, { default: pg }] = await Promise.all([import('bullmq'), import('pg')]);
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'wonderlings start',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}

/** Loaded when it is needed: 20 MB that a server without jobs does not carry. */
async function bullmq() {
  const { createPostgresBackend, withBackend } = await import('bullmq');
  return withBackend(createPostgresBackend);
}
