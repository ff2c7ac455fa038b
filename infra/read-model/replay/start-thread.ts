import { Worker } from 'node:worker_threads';

/** Starts a file that runs `serveShares` as a thread of this process, from the bundle as well as from its sources. */
export function startThread(file: URL, workerData: unknown): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { workerData });
  return new Worker(new URL('./typescript-thread.mjs', import.meta.url), { workerData, argv: [file.href] });
}
