import type { ExpectedRevision, SealedEvent } from '@wonderlings/kernel';

/** One append as it waits for its turn; checked, so that what is stored reads back exactly as it was given. */
export interface AppendRequest {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly [SealedEvent, ...SealedEvent[]];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HASH = /^[0-9a-f]{64}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The hash chain covers the envelope, so a form that a store would tidy up (an upper-case uuid, an instant without
 * milliseconds) must be refused rather than come back a little different.
 * @throws Error that names the field: the caller built the events wrongly
 */
export function appendRequest(
  stream: string,
  expected: ExpectedRevision,
  events: readonly SealedEvent[],
): AppendRequest {
  const [first, ...rest] = events;
  if (!first) throw new Error(`An append to ${stream} without events`);
  if (expected !== 'none' && !(Number.isInteger(expected) && expected >= 0)) {
    throw new Error(`An append to ${stream} expects revision ${expected}`);
  }
  const start = expected === 'none' ? 0 : expected + 1;
  events.forEach((event, index) => {
    if (event.stream !== stream) throw new Error(`Event ${event.id} of ${event.stream} in an append to ${stream}`);
    if (event.revision !== start + index) {
      throw new Error(`Event ${event.id} has revision ${event.revision}, ${stream} continues at ${start + index}`);
    }
    const field = firstMalformed(event);
    if (field) throw new Error(`Event ${event.id} (${stream}@${event.revision}) has a malformed ${field}`);
  });
  return { stream, expected, events: [first, ...rest] };
}

function firstMalformed(event: SealedEvent): keyof SealedEvent | undefined {
  if (!UUID.test(event.id)) return 'id';
  if (!UUID.test(event.commandId)) return 'commandId';
  if (event.causationId !== null && !UUID.test(event.causationId)) return 'causationId';
  if (!HASH.test(event.hash)) return 'hash';
  if (!HASH.test(event.previousHash)) return 'previousHash';
  if (!isCanonicalInstant(event.at)) return 'at';
  if (!DATE.test(event.localDate)) return 'localDate';
  return undefined;
}

function isCanonicalInstant(at: string): boolean {
  const instant = new Date(at);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === at;
}
