import { pause } from '../abortable.ts';
import { asError } from '../append-flush.ts';
import { isTransientOnWire } from './failure.ts';

/** The log gave no answer, and may a moment later. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
  readonly code = 'EVENT_LOG_UNAVAILABLE';
}

const TRIES = 4;
const FIRST_PAUSE_MS = 50;

/**
 * A read again after a cut or a change of leader, since the client itself never asks twice: it only goes elsewhere with the next call.
 * @throws LogUnavailable when none of a few tries went through
 */
export async function retriedRead<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await read();
    } catch (cause) {
      if (!isTransientOnWire(cause) || signal.aborted) throw cause;
      if (tried === TRIES) throw new LogUnavailable(`The log cannot be read: ${asError(cause).message}`, { cause });
      await pause(FIRST_PAUSE_MS * 2 ** tried, signal);
    }
  }
}
