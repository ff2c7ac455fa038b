import { setMaxListeners } from 'node:events';
import {
  type AllStreamResolvedEvent,
  ANY,
  type AppendExpectedRevision,
  BACKWARDS,
  binaryEvent,
  END,
  EventStoreDBClient,
  FORWARDS,
  NO_STREAM,
  type ResolvedEvent,
  START,
  type StreamingRead,
  streamNameFilter,
} from '@eventstore/db-client';
import { DeadlineExceeded, withDeadline } from '@wonderlings/postgres';
import { StoreClosed } from './kurrentdb/failure.ts';
import { logAddress } from './kurrentdb/log-address.ts';
import type { LogRecord, Wire } from './kurrentdb/wire.ts';

interface WireOptions {
  readonly url: string;
  /** Of a read; the client has none for it. */
  readonly deadlineMs: number;
}

/** A node that is no leader shows an older state, and what it is asked for says so. */
const AT_LEADER = { requiresLeader: true } as const;

/** Calls a server of the KurrentDB family by its client. Connects with the first call. @throws Error for an address that will not do */
export function connectKurrentDb({ url, deadlineMs }: WireOptions): Wire {
  const address = logAddress(url);
  const client = clientOf(address.url);
  // By itself: what ends a subscription closes the connection for new calls, and appends should not have to make another.
  const hintClient = clientOf(address.url);
  const closing = new AbortController();
  // Every read listens while it is under way.
  setMaxListeners(0, closing.signal);
  // With credentials a client makes one call an append, with its own deadline. Without, all appends of all clients of a process share one
  // call, whose lost answers are waited for for ever (EventStore-Client-NodeJS #523).
  const forAppends = { ...AT_LEADER, credentials: address.credentials };
  const gather = <E extends ResolvedEvent | AllStreamResolvedEvent>(read: StreamingRead<E>, what: string) =>
    recordsOf(read, { deadlineMs, what, closing: closing.signal });

  return {
    async append(stream, expected, records, callMs) {
      if (closing.signal.aborted) throw new StoreClosed();
      const events = records.map(({ id, type, data, metadata }) => binaryEvent({ id, type, data, metadata }));
      const options = { ...forAppends, expectedRevision: expectationOf(expected), deadline: callMs };
      // The client's own deadline does not cover looking for a node.
      const answer = await withDeadline(client.appendToStream(stream, events, options), callMs + GRACE_MS, 'An append');
      return { revision: answer.nextExpectedRevision, place: answer.position };
    },
    readStream: (stream, { from, backwards = false, maxCount }) =>
      gather(
        client.readStream(stream, {
          ...AT_LEADER,
          fromRevision: from === 'end' ? END : from,
          direction: backwards ? BACKWARDS : FORWARDS,
          maxCount,
        }),
        `Reading ${stream}`,
      ),
    readAll: ({ from, backwards = false, maxCount }) =>
      gather(
        client.readAll({
          ...AT_LEADER,
          fromPosition: from === 'start' ? START : from === 'end' ? END : from,
          direction: backwards ? BACKWARDS : FORWARDS,
          maxCount,
        }),
        'Reading the log',
      ),
    async tombstone(stream) {
      await withDeadline(client.tombstoneStream(stream, forAppends), deadlineMs, `Ending ${stream}`);
    },
    follow({ prefixes, onConfirmed, onRecord, onEnd }) {
      const filter = streamNameFilter({ prefixes: [...prefixes] });
      const subscription = hintClient.subscribeToAll({ ...AT_LEADER, fromPosition: END, filter });
      // First of all: an error without a listener would end the process.
      subscription.on('error', onEnd);
      subscription.on('end', () => onEnd(undefined));
      subscription.on('confirmation', onConfirmed);
      subscription.on('data', ({ event }) => event && onRecord(event));
      return () => void subscription.unsubscribe().catch(neverConnected);
    },
    serverVersion: () => withDeadline(versionOf(address.url), deadlineMs, 'Asking for the version'),
    async close() {
      closing.abort();
      await Promise.all([client.dispose(), hintClient.dispose()]);
    },
  };
}

/**
 * When a call fails, the client looks at its connection without waiting for the outcome; while a new connection is being looked for in vain, that is
 * a rejection that nothing handles, which would end the process. The call itself, and the search, reject where they are waited for.
 */
function clientOf(url: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(url);
  // An own property of each client (6.2.1), which its type keeps to itself.
  const opened = client as unknown as { handleError: (...call: unknown[]) => Promise<void> };
  const { handleError } = opened;
  opened.handleError = (...call) => handleError(...call).catch(neverConnected);
  return client;
}

/** The client knows what the server is and keeps it to itself, so the type is opened; on a client of its own, since a failure is kept for good. */
async function versionOf(url: string): Promise<string> {
  const client = EventStoreDBClient.connectionString(url) as unknown as {
    capabilities: Promise<{ serverVersion: string }>;
  };
  return (await client.capabilities).serverVersion;
}

function expectationOf(expected: bigint | 'none' | 'any'): AppendExpectedRevision {
  if (expected === 'none') return NO_STREAM;
  return expected === 'any' ? ANY : expected;
}

/** So that the client's own error, which says more, comes first. */
const GRACE_MS = 500;

interface RecordsRead {
  readonly deadlineMs: number;
  readonly what: string;
  readonly closing: AbortSignal;
}

/**
 * All records of a read. The client ends a read that was cancelled as if that were its end, so the reason is settled before it is cancelled.
 * @throws what the client throws, DeadlineExceeded, StoreClosed
 */
function recordsOf<E extends ResolvedEvent | AllStreamResolvedEvent>(
  read: StreamingRead<E>,
  { deadlineMs, what, closing }: RecordsRead,
): Promise<LogRecord[]> {
  return new Promise((resolve, reject) => {
    const records: LogRecord[] = [];
    const settle = (done: () => void) => {
      clearTimeout(timer);
      closing.removeEventListener('abort', onClosing);
      done();
    };
    const giveUp = (reason: Error) => {
      settle(() => reject(reason));
      read.cancel().catch(neverConnected);
    };
    const onClosing = () => giveUp(new StoreClosed());
    const timer = setTimeout(
      () => giveUp(new DeadlineExceeded(`${what} took longer than ${deadlineMs} ms`)),
      deadlineMs,
    );
    read.on('error', (error) => settle(() => reject(error)));
    read.on('data', ({ event }: E) => event && records.push(event));
    read.on('end', () => settle(() => resolve(records)));
    closing.addEventListener('abort', onClosing, { once: true });
    if (closing.aborted) onClosing();
  });
}

/** A call that found no server cannot be cancelled; what it failed of was told where it was waited for. */
function neverConnected(): void {}
