import type { StoredEvent, SubscribeOptions } from '@wonderlings/kernel';
import { orAborted, pause } from './abortable.ts';
import { LogGapError } from './log-gap-error.ts';
import type { LogHead } from './log-head.ts';
import { type LogPage, wholePage } from './log-page.ts';
import { START } from './position.ts';
import type { RecentEvents } from './recent-events.ts';
import { isTransient } from './transient-failure.ts';

/** Where a subscription gets its events from. */
export interface SubscribedLog {
  readonly head: LogHead;
  readonly recent?: RecentEvents;
  readonly read: (after: string, limit: number) => Promise<LogPage>;
  /** Throws {@link LogGapError} when the position cannot have been read in this log. */
  readonly assertReaches: (position: bigint) => Promise<void>;
  /** The position itself, or a later one when all that lay in between was swept and nothing comes after. */
  readonly pastSwept: (position: string) => Promise<string>;
  /** Hears of each failure that is waited out. */
  readonly onError: (error: unknown) => void;
  /** Whether reading again is right after a failure; without it as for Postgres. */
  readonly isTransient?: (error: unknown) => boolean;
}

const BATCH = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Batches from `after` into the live tail, without gap or double, until the signal fires. While the consumer works on a
 * full batch, the next one is already being read. Failures that pass are waited out.
 * @throws LogGapError when events are missing, or the log ends before `after`
 */
export async function* subscribeTo(
  log: SubscribedLog,
  { after, signal, limit = BATCH }: SubscribeOptions,
): AsyncGenerator<readonly StoredEvent[], void, undefined> {
  let position = BigInt(after ?? START);
  await assertReached(log, position, signal);

  const fetch = (from: bigint) => persistently(log, signal, () => log.read(String(from), limit));
  let ahead: Promise<LogPage | undefined> | undefined;
  while (!signal.aborted) {
    const recent = log.recent?.after(position, limit);
    const page = recent ? wholePage(recent, limit) : await orAborted(ahead ?? fetch(position), signal);
    ahead = undefined;
    const last = page?.events.at(-1);
    if (page && last) {
      position = BigInt(last.position);
      log.head.raise(position);
      const more = page.isFull || log.head.position > position;
      if (more && !log.recent?.after(position, 1)) ahead = fetch(position);
      // It is awaited in the next round; until then its failure must not be an unhandled rejection.
      ahead?.catch(() => undefined);
      yield page.events;
    } else if (log.head.position > position) {
      const end = await orAborted(
        persistently(log, signal, () => log.pastSwept(String(position))),
        signal,
      );
      if (end !== undefined) position = BigInt(end);
    }
    if (!ahead) await log.head.beyond(position, signal);
  }
}

async function assertReached(log: SubscribedLog, position: bigint, signal: AbortSignal): Promise<void> {
  if (position <= log.head.position) return;
  await orAborted(
    persistently(log, signal, () => log.assertReaches(position)),
    signal,
  );
}

/**
 * Waiting for a log to grow to where it ended once would quietly skip what it records until then.
 * @throws LogGapError when it ends before the position
 */
export async function assertEndsBeyond(readEnd: () => Promise<string>, position: bigint): Promise<void> {
  const end = await readEnd();
  if (BigInt(end) < position) throw new LogGapError(`The log ends at ${end}, before the checkpoint ${position}`);
}

async function persistently<T>(
  log: SubscribedLog,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(log.isTransient ?? isTransient)(error)) throw error;
      log.onError(error);
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
    }
  }
  return undefined;
}
