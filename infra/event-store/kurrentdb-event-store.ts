import { setMaxListeners } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { type EventStore, isSandboxStream } from '@wonderlings/kernel';
import { asError } from './append-flush.ts';
import { appendRequest } from './append-request.ts';
import { HeadPoll } from './head-poll.ts';
import { Appender } from './kurrentdb/appender.ts';
import { CommandIndex } from './kurrentdb/command-index.ts';
import { EndedSandboxes } from './kurrentdb/ended-sandboxes.ts';
import { failureOf, isTransientOnWire, StoreClosed } from './kurrentdb/failure.ts';
import { logAddress, logAddressFiles } from './kurrentdb/log-address.ts';
import { LogPages } from './kurrentdb/log-pages.ts';
import { StreamNames } from './kurrentdb/record.ts';
import { retriedRead } from './kurrentdb/retried-read.ts';
import { checkAtStart } from './kurrentdb/start-check.ts';
import { StreamOrder } from './kurrentdb/stream-order.ts';
import { StreamReader } from './kurrentdb/stream-reader.ts';
import { SweptSandboxes } from './kurrentdb/swept-sandboxes.ts';
import { TailHint } from './kurrentdb/tail-hint.ts';
import { connectKurrentDb } from './kurrentdb.ts';
import { LogHead } from './log-head.ts';
import { wholePage } from './log-page.ts';
import { comparePositions, START } from './position.ts';
import { subscribeTo } from './subscription.ts';

export interface KurrentDbEventStoreOptions {
  /** As `EVENTSTORE_URL` has it, see {@link logAddressFault}. */
  readonly url: string;
  /** Stands before the name of every stream on the server, so that tests can share one; '' without it. */
  readonly namespace?: string;
  /** After this an append or read is given up on: it rejects, and an append may be stored or not; 10,000 ms without it. */
  readonly deadlineMs?: number;
  /** Hears of failures that the store gets over by itself; without it they are process warnings. */
  readonly onError?: (error: unknown) => void;
}

/** How often waiting subscriptions look at the end of the log: without a live subscription of the server's, and beside one. */
const POLL_MS = 250;
const POLL_BESIDE_HINT_MS = 1_000;

const DEADLINE_MS = 10_000;

/**
 * The log on a KurrentDB, or an EventStoreDB from 23.10 on. Pages of `$all` are the truth; everything else only says when to read.
 * Connects with the first call. @throws Error for an address that will not do
 */
export function createKurrentDbEventStore(options: KurrentDbEventStoreOptions): EventStore {
  const { url, namespace = '', deadlineMs = DEADLINE_MS, onError = warn } = options;
  const wire = connectKurrentDb({ url, deadlineMs });
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const tell = (error: unknown) => {
    if (!closing.signal.aborted) onError(error);
  };
  const names = new StreamNames(namespace);
  const head = new LogHead();
  const index = new CommandIndex();
  const reader = new StreamReader({ wire, names, index });
  const swept = new SweptSandboxes({ wire, names });
  const ended = new EndedSandboxes({ wire, names, onError: tell });
  const pages = new LogPages({ wire, names, swept, onError: tell });
  const appender = new Appender({ wire, names, index, reader, deadlineMs, closing: closing.signal });
  const poll = new HeadPoll({
    everyMs: () => (hint.isHealthy ? POLL_BESIDE_HINT_MS : POLL_MS),
    readHead: () => pages.head(),
    onHead: (at) => head.raise(at),
    onError: tell,
  });
  const hint = new TailHint({ wire, names, head, onError: tell, onEnded: () => poll.soon() });
  head.watchWith(poll);
  /** An operator may forbid every deletion, so that the log only grows. */
  let maySweep = true;
  const retried = <T>(read: () => Promise<T>) => retriedRead(read, closing.signal);

  return {
    async append(stream, expected, events) {
      if (closing.signal.aborted) throw new StoreClosed();
      for (const { type } of events)
        if (!type.isWellFormed()) throw new Error(`An append to ${stream} has a malformed type`);
      const result = await appender.append(appendRequest(stream, expected, events));
      head.raise(BigInt(result.position));
      return result;
    },
    readStream: (stream, range) => retried(() => reader.read(stream, range)),
    readLast: (stream) => retried(() => reader.last(stream)),
    readAll: (range) => retried(() => pages.read(range)),
    async *subscribe({ signal, ...range }) {
      if (!closing.signal.aborted) hint.start();
      const order = new StreamOrder();
      const log = {
        head,
        onError: tell,
        read: async (after: string, limit: number) => wholePage(await pages.next({ after, limit }), limit),
        assertReaches: (position: bigint) => pages.assertReaches(position),
        pastSwept: (position: string) => pages.pastSwept(position),
        isTransient: isTransientOnWire,
      };
      const batches = subscribeTo(log, { ...range, signal: AbortSignal.any([signal, closing.signal]) });
      for await (const batch of batches) {
        order.assertNext(batch);
        yield batch;
      }
    },
    async head() {
      const position = await retried(() => pages.head());
      return position === START ? null : position;
    },
    comparePositions,
    lag: (after) => retried(() => pages.lag(after)),
    endedSandboxes: async (range) => (maySweep ? retried(() => ended.list(range)) : []),
    async sweepSandboxes(streams) {
      const other = streams.find((stream) => !isSandboxStream(stream));
      if (other !== undefined) throw new Error(`${other} is no sandbox: it is never swept`);
      try {
        await swept.sweep(streams);
      } catch (cause) {
        if (failureOf(cause) !== 'refused') throw cause;
        maySweep = false;
        tell(new Error('The account of the log may not end streams, so demos that are over stay in it', { cause }));
        return;
      }
      for (const stream of streams) index.forget(stream);
      await ended.swept(streams);
    },
    async close() {
      closing.abort();
      hint.close();
      await appender.drained();
      await wire.close();
    },
  };
}

/** That the server of an address can be used for this log. @throws Error with a sentence for a person */
export async function checkKurrentDb(url: string): Promise<void> {
  const { hosts } = logAddress(url);
  // The client says only that some file was not found.
  for (const [option, path] of logAddressFiles(url)) {
    await access(path, constants.R_OK).catch((cause: unknown) => {
      throw new Error(`The log at ${hosts} cannot be used: ${path}, the ${option} of EVENTSTORE_URL, cannot be read.`, {
        cause,
      });
    });
  }
  const wire = connectKurrentDb({ url, deadlineMs: DEADLINE_MS });
  try {
    await checkAtStart({ wire, hosts });
  } finally {
    await wire.close();
  }
}

function warn(error: unknown): void {
  process.emitWarning(asError(error));
}
