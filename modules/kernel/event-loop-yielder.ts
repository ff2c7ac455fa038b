import { setImmediate } from 'node:timers/promises';

/** Beyond this a request that comes meanwhile would notice. */
const TURN_MS = 5;

/**
 * For long work in several pieces: to be awaited between them. Resolves when other work has had its turn, if this one has gone on
 * for some milliseconds; short work is not held up.
 */
export function eventLoopYielder(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await setImmediate();
    began = performance.now();
  };
}
