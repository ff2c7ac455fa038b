import { type AppendResult, type EventStore, type StoredEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import { type AppendRequest, appendRequest } from './append-request.ts';
import { LogHead } from './log-head.ts';
import { comparePositions, distance, START } from './position.ts';
import { subscribeTo } from './subscription.ts';

/** A log in memory; stores that share one are like processes on one database. */
export class MemoryLog {
  readonly all: StoredEvent[] = [];
  readonly streams = new Map<string, StoredEvent[]>();
  readonly head = new LogHead();

  get end(): string {
    return this.all.at(-1)?.position ?? START;
  }

  append({ stream, expected, events }: AppendRequest): AppendResult {
    const stored = this.streams.get(stream) ?? [];
    const earlier = stored.find((event) => event.id === events[0].id);
    if (earlier) {
      const last = stored.findLast((event) => event.commandId === earlier.commandId) ?? earlier;
      return { revision: last.revision, position: last.position, duplicate: true };
    }
    const actual = stored.at(-1)?.revision ?? 'none';
    if (actual !== expected) throw new WrongExpectedRevision(stream, expected, actual);

    const added = events.map((event, index) => ({
      ...event,
      data: Uint8Array.from(event.data),
      position: String(this.all.length + index + 1),
    }));
    this.streams.set(stream, [...stored, ...added]);
    this.all.push(...added);
    this.head.raise(BigInt(this.end));
    return { revision: added.length + stored.length - 1, position: this.end, duplicate: false };
  }
}

/** An event store for tests that need no database; it keeps the same contract as the others. */
export function createMemoryEventStore(log = new MemoryLog()): EventStore {
  const closing = new AbortController();
  const from = (after: string | null, limit: number) =>
    log.all.slice(Number(after ?? START), Number(after ?? START) + limit);
  return {
    async append(stream, expected, events) {
      if (closing.signal.aborted) throw new Error('The event store is closed');
      return log.append(appendRequest(stream, expected, events));
    },
    async readStream(stream, { from: first = 0, limit = Number.POSITIVE_INFINITY } = {}) {
      return (log.streams.get(stream) ?? []).slice(first, first + limit);
    },
    readAll: async ({ after = null, limit }) => from(after, limit),
    subscribe({ signal, ...range }) {
      const source = {
        head: log.head,
        read: async (after: string, limit: number) => from(after, limit),
        readHead: async () => log.end,
        onError: (error: unknown) => {
          throw error;
        },
      };
      return subscribeTo(source, { ...range, signal: AbortSignal.any([signal, closing.signal]) });
    },
    head: async () => (log.end === START ? null : log.end),
    comparePositions,
    lag: async (after) => distance(after, log.end),
    close: async () => closing.abort(),
  };
}
