import { type EventStore, isSandboxStream, type ReadAllOptions } from '@wonderlings/kernel';
import { type Sql, withDeadline } from '@wonderlings/postgres';
import { appendBatch } from './append-batch.ts';
import { asError, flushWith, newlyStored } from './append-flush.ts';
import { type AppendMany, appendMany } from './append-many.ts';
import { AppendQueue } from './append-queue.ts';
import { appendRequest } from './append-request.ts';
import { HeadPoll } from './head-poll.ts';
import { HintListener } from './hint-listener.ts';
import { HintSender } from './hint-sender.ts';
import { LogHead } from './log-head.ts';
import { type LogPage, wholePage } from './log-page.ts';
import { hasMore, readAll, readEnded, readHead, readHorizon, readLast, readStream } from './log-reader.ts';
import { readWanted } from './partition-filter.ts';
import { comparePositions, distance, START } from './position.ts';
import { RecentEvents } from './recent-events.ts';
import { assertEndsBeyond, subscribeTo } from './subscription.ts';

export interface PostgresEventStoreOptions {
  /** Stays the caller's: `close()` does not end it. Best a small pool of the store's own, so that no long query is in the way. */
  readonly sql: Sql;
  /** Opens a pool for LISTEN, which the store ends. Without it other processes' appends are found by polling alone. */
  readonly listen?: () => Sql;
  /** Hears of failures that the store gets over by itself; without it they are process warnings. */
  readonly onError?: (error: unknown) => void;
  /** How often waiting subscriptions look for appends of other processes; 250 ms without it. */
  readonly pollMs?: number;
  /** After this an append or read is given up on: it rejects, and an append may be stored or not; 10,000 ms without it. */
  readonly deadlineMs?: number;
}

export interface PostgresEventStore extends EventStore {
  /** Calls `listener` with the new head whenever this process sees that the log has grown, right after its own appends. */
  onAppended(listener: (head: string) => void): () => void;
  readonly appendMany: AppendMany;
}

const POLL_MS = 250;
const DEADLINE_MS = 10_000;

/** The log in Postgres (schema `log`, see `eventLogMigrations`). */
export function createPostgresEventStore(options: PostgresEventStoreOptions): PostgresEventStore {
  const { sql, listen, onError = warn, pollMs = POLL_MS, deadlineMs = DEADLINE_MS } = options;
  const closing = new AbortController();
  const head = new LogHead();
  const recent = new RecentEvents();
  const within = <T>(work: PromiseLike<T>, what: string) => withDeadline(work, deadlineMs, what);
  const end = () => within(readHead(sql), 'Reading the end of the log');

  const hints = listen && new HintListener({ open: listen, deadlineMs, onError, onHint: (at) => head.raise(at) });
  head.watchWith(
    new HeadPoll({
      everyMs: () => pollMs,
      readHead: end,
      onHead: (at) => head.raise(at) && hints?.missed(),
      onError,
    }),
  );

  /** The horizon is read first: what is appended and swept after that is not skipped. */
  async function pastSwept(position: string): Promise<string> {
    const horizon = await within(readHorizon(sql), 'Reading what was swept');
    if (comparePositions(horizon, position) <= 0) return position;
    return (await within(hasMore(sql, position), 'Reading the log')) ? position : horizon;
  }

  async function readPage(asked: ReadAllOptions): Promise<LogPage> {
    const isFiltered = asked.partitions !== undefined || asked.types !== undefined;
    if (isFiltered && !asked.pastGaps) return within(readWanted(sql, asked), 'Reading the log');
    return wholePage(await within(readAll(sql, asked), 'Reading the log'), asked.limit);
  }

  const others = new HintSender(sql);
  const store = flushWith((requests) => within(appendBatch(sql, requests), 'An append'));
  const queue = new AppendQueue(async (requests) => {
    const outcomes = await store(requests);
    const stored = newlyStored(requests, outcomes);
    for (const events of stored) recent.add(events);
    const last = stored.at(-1)?.at(-1);
    if (last) {
      head.raise(BigInt(last.position));
      others.tell(last.position);
    }
    return outcomes;
  });

  return {
    async append(stream, expected, events) {
      if (closing.signal.aborted) throw new Error('The event store is closed');
      return queue.add(appendRequest(stream, expected, events));
    },
    readStream: (stream, range) => within(readStream(sql, stream, range), `Reading ${stream}`),
    readLast: (stream) => within(readLast(sql, stream), `Reading ${stream}`),
    readAll: async (range) => [...(await readPage(range)).events],
    subscribe({ signal, partitions, ...range }) {
      const log = {
        head,
        recent,
        onError,
        read: (after: string, limit: number) => readPage({ after, limit, partitions }),
        assertReaches: (position: bigint) => assertEndsBeyond(end, position),
        pastSwept,
      };
      return subscribeTo(log, { ...range, signal: AbortSignal.any([signal, closing.signal]) });
    },
    async head() {
      const position = await end();
      return position === START ? null : position;
    },
    comparePositions,
    async lag(after) {
      const far = distance(after, await end());
      // Positions that were swept are no events: with nothing left to read, no reader is behind.
      return far > 0 && (await within(hasMore(sql, after ?? START), 'Reading the log')) ? far : 0;
    },
    endedSandboxes: (range) => within(readEnded(sql, range), 'Reading which sandboxes are over'),
    async sweepSandboxes(streams) {
      const other = streams.find((stream) => !isSandboxStream(stream));
      if (other !== undefined) throw new Error(`${other} is no sandbox: it is never swept`);
      await within(sql`select log.sweep_sandboxes(${[...streams]})`, 'Sweeping sandboxes');
      recent.clear();
    },
    onAppended: (listener) => head.onRaised(listener),
    async appendMany(appends) {
      if (closing.signal.aborted) throw new Error('The event store is closed');
      if (appends.length === 0) return;
      const position = await within(appendMany(sql, appends), 'An append');
      head.raise(BigInt(position));
      others.tell(position);
    },
    async close() {
      closing.abort();
      await queue.drained();
      others.stop();
      await hints?.close();
    },
  };
}

function warn(error: unknown): void {
  process.emitWarning(asError(error));
}
