import { availableParallelism } from 'node:os';
import { type ReplayThreads, startThread } from '@wonderlings/read-model';
import type { Stores } from './compose.ts';

const THREAD = new URL(import.meta.url.endsWith('.ts') ? './replay-thread.ts' : './replay-thread.js', import.meta.url);

/** Threads that rebuild read tables with this one, as many as there are processors. For the modules of this release only. */
export function replayThreads({ replayAccess }: Stores, count = availableParallelism()): ReplayThreads {
  return { count, start: () => startThread(THREAD, replayAccess) };
}
