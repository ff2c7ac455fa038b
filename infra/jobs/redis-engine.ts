import { type JobEngine, QUEUE, WORKER_OPTIONS } from './engine.ts';

/** Longer than BullMQ waits for a job in one call (10 s). A Redis that is gone without a word would be waited for without end. */
const SILENT_MS = 15_000;

/** BullMQ in Redis, or in what speaks like it. */
export function redisEngine(redisUrl: string): JobEngine {
  const connection = { url: redisUrl, socketTimeout: SILENT_MS };
  return {
    async queue(onError) {
      const { Queue } = await import('bullmq');
      const queue = new Queue(QUEUE, {
        // While Redis is away nothing is kept for it in memory: what was to be enqueued is found again in its list.
        connection: { ...connection, enableOfflineQueue: false },
      });
      queue.on('error', onError);
      await queue.waitUntilReady();
      return queue;
    },
    async worker(process, events) {
      const { Worker } = await import('bullmq');
      const worker = new Worker(QUEUE, process, { connection, ...WORKER_OPTIONS });
      worker.on('failed', events.onFailed);
      worker.on('error', events.onError);
      await worker.waitUntilReady();
      return worker;
    },
    async close() {
      // Queue and worker end their connections themselves.
    },
  };
}
