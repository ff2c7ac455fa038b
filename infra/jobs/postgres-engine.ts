import { CONCURRENCY, type JobEngine, QUEUE } from './engine.ts';

// A job waits for Postgres anyway: one connection for the queue, and one for the worker beside the one it listens on.
const POOL_SIZE = 1;

/** BullMQ in Postgres, in a schema `bullmq` that it makes and upgrades itself. */
export function postgresEngine(databaseUrl: string): JobEngine {
  const connection = { connectionString: databaseUrl, max: POOL_SIZE, application_name: 'wonderlings jobs' };
  return {
    async queue(onError) {
      const { Queue } = await bullmq();
      const queue = new Queue(QUEUE, { connection: { ...connection, migrate: true } });
      queue.on('error', onError);
      await queue.waitUntilReady();
      return queue;
    },
    async worker(process, events) {
      const { Worker } = await bullmq();
      const worker = new Worker(QUEUE, process, { connection, concurrency: CONCURRENCY });
      worker.on('failed', events.onFailed);
      worker.on('error', events.onError);
      await worker.waitUntilReady();
      return worker;
    },
  };
}

/** Loaded when it is needed: 20 MB that a server without jobs does not carry. */
async function bullmq() {
  const { createPostgresBackend, withBackend } = await import('bullmq');
  return withBackend(createPostgresBackend);
}
