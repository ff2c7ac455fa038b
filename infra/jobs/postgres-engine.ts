import type { PostgresConnectionOptions } from 'bullmq';
import type { Pool } from 'pg';
import { CONCURRENCY, type JobEngine, QUEUE } from './engine.ts';

const SCHEMA = 'bullmq';
// One that the worker listens on, and one each for what worker and queue do meanwhile.
const POOL_SIZE = 3;
const CONNECT_WITHIN_MS = 10_000;

/** BullMQ in Postgres, in a schema of its own that is brought up to date here. */
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
      await migrate(await open());
      const queue = new Queue(QUEUE, { connection: await connection() });
      queue.on('error', onError);
      await queue.waitUntilReady();
      return queue;
    },
    async worker(process, events) {
      const { Worker } = await bullmq();
      const worker = new Worker(QUEUE, process, { connection: await connection(), concurrency: CONCURRENCY });
      worker.on('failed', events.onFailed);
      worker.on('error', events.onError);
      await worker.waitUntilReady();
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
    options: `-c search_path=${SCHEMA}`,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  // Whoever waits for a connection hears of its end, and one that rests is replaced; an `error` event that nobody hears would
  // end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function migrate(pool: Pool): Promise<void> {
  const { runMigrations } = await import('bullmq');
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    client.release();
  }
}

/** Loaded when it is needed: 20 MB that a server without jobs does not carry. */
async function bullmq() {
  const { createPostgresBackend, withBackend } = await import('bullmq');
  return withBackend(createPostgresBackend);
}
