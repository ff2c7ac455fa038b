import { randomUUID } from 'node:crypto';
import {
  type AllStreamSubscription,
  type AppendExpectedRevision,
  type AppendResult,
  binaryEvent,
  END,
  type EventData,
  type EventStoreDBClient,
  type Position,
  type ReadPosition,
  type RecordedEvent,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { expect } from 'vitest';

/** However busy the machine is. */
const WAIT_MS = 30_000;

/** Given with every append of ours: that selects the classic call. On an insecure server they are not sent. */
export const credentials = { username: 'admin', password: 'changeit' };

/** A stream that no other test knows: one server can serve the whole suite. */
export function newStream(prefix = 'behaviour'): string {
  return `${prefix}-${randomUUID()}`;
}

export function event(type = 'Saved', id: string = randomUUID()): EventData {
  return binaryEvent({ id, type, data: Buffer.from(type) });
}

export function events(count: number): EventData[] {
  return Array.from({ length: count }, (_, index) => event(`Saved${index}`));
}

export function append(
  client: EventStoreDBClient,
  stream: string,
  proposed: EventData | EventData[],
  expectedRevision: AppendExpectedRevision = 'any',
): Promise<AppendResult> {
  return client.appendToStream(stream, proposed, { expectedRevision, credentials });
}

/** An answer's position, which only some repeats lack. */
export function positionOf({ position }: { readonly position?: Position | undefined }): Position {
  if (!position) throw new Error('The server gave no position');
  return position;
}

export async function readStream(client: EventStoreDBClient, stream: string, options: object = {}) {
  const found: RecordedEvent[] = [];
  for await (const { event: read } of client.readStream(stream, options)) if (read) found.push(read);
  return found;
}

interface AllOptions {
  readonly fromPosition?: ReadPosition;
  readonly direction?: 'forwards' | 'backwards';
  readonly maxCount?: number;
  readonly requiresLeader?: boolean;
}

export async function readAll(client: EventStoreDBClient, options: AllOptions = {}): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  // The union of all kinds of events that `$all` may have; links are off.
  for await (const { event: read } of client.readAll(options)) if (read) found.push(read as RecordedEvent);
  return found;
}

/** Where `$all` ends now, as a place to begin the next read at. */
export async function endOfAll(client: EventStoreDBClient): Promise<ReadPosition> {
  const [last] = await readAll(client, { fromPosition: END, direction: 'backwards', maxCount: 1 });
  return last?.position ?? START;
}

export const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

/** A subscription that keeps what it gets. */
export interface Watch {
  readonly subscription: AllStreamSubscription;
  /** `confirmation`, `caughtUp`, types of events, `error`, `end`, in order. */
  readonly seen: string[];
  readonly ids: string[];
  readonly errors: unknown[];
  until(what: (watch: Watch) => boolean): Promise<void>;
}

export function watch(
  client: EventStoreDBClient,
  prefix: string,
  options: { readonly fromPosition?: ReadPosition; readonly requiresLeader?: boolean } = {},
): Watch {
  const subscription = client.subscribeToAll({ ...options, filter: streamNameFilter({ prefixes: [prefix] }) });
  const watching: Watch = {
    subscription,
    seen: [],
    ids: [],
    errors: [],
    until: (what) => expect.poll(() => what(watching), { timeout: WAIT_MS }).toBe(true),
  };
  subscription
    .on('confirmation', () => watching.seen.push('confirmation'))
    .on('caughtUp', () => watching.seen.push('caughtUp'))
    .on('end', () => watching.seen.push('end'))
    .on('error', (error: unknown) => {
      watching.seen.push('error');
      watching.errors.push(error);
    })
    .on('data', ({ event: read }) => {
      watching.seen.push(read?.type ?? '');
      watching.ids.push(read?.id ?? '');
    });
  return watching;
}

export const isCaughtUp = ({ seen }: Watch) => seen.includes('caughtUp');
export const hasFailed = ({ errors }: Watch) => errors.length > 0;
export const has = (count: number) => (watching: Watch) => watching.ids.length >= count;

/** Waits for something that comes by itself. */
export function eventually(what: () => Promise<boolean> | boolean): Promise<void> {
  return expect.poll(what, { timeout: WAIT_MS }).toBe(true);
}

/** Until an append goes through, however many fail before. */
export const takesAppends = (client: EventStoreDBClient): Promise<void> =>
  eventually(() =>
    append(client, newStream(), event()).then(
      ({ success }) => success,
      () => false,
    ),
  );
