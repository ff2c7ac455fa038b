import {
  type AppendResult,
  ChildErased,
  type EndedSandbox,
  type EventStore,
  isSandboxStream,
  partitionOf,
  type ReadAllOptions,
  type StoredEvent,
  WrongExpectedRevision,
} from '@wonderlings/kernel';
import { type AppendRequest, appendRequest } from './append-request.ts';
import { LogHead } from './log-head.ts';
import type { LogPage } from './log-page.ts';
import { comparePositions, distance, START } from './position.ts';
import { assertEndsBeyond, subscribeTo } from './subscription.ts';

/** A log in memory; stores that share one are like processes on one database. */
export class MemoryLog {
  all: StoredEvent[] = [];
  readonly streams = new Map<string, StoredEvent[]>();
  readonly head = new LogHead();

  /** The last position that was given out. */
  end = START;

  after(position: string, limit = Number.POSITIVE_INFINITY): readonly StoredEvent[] {
    // Without sweeps, the n-th event is at position n; every swept one moves the rest a place down.
    let index = Math.min(Number(position), this.all.length);
    while (index > 0 && comparePositions(this.all[index - 1]?.position ?? START, position) > 0) index -= 1;
    return this.all.slice(index, index + limit);
  }

  sweep(streams: ReadonlySet<string>): void {
    this.all = this.all.filter(({ stream }) => !streams.has(stream));
    for (const stream of streams) this.streams.delete(stream);
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
      position: String(Number(this.end) + index + 1),
    }));
    this.end = String(Number(this.end) + added.length);
    this.streams.set(stream, [...stored, ...added]);
    this.all.push(...added);
    this.head.raise(BigInt(this.end));
    return { revision: added.length + stored.length - 1, position: this.end, duplicate: false };
  }
}

/** An event store for tests that need no database; it keeps the same contract as the others. */
export function createMemoryEventStore(log = new MemoryLog()): EventStore {
  const closing = new AbortController();
  const read = ({ after, limit, partitions, types }: ReadAllOptions): LogPage => {
    const looked = log.after(after ?? START, limit);
    const isWanted = ({ stream, type }: StoredEvent) =>
      (partitions?.has(partitionOf(stream)) ?? true) && (types?.has(type) ?? true);
    const events = looked.filter((event, index) => isWanted(event) || index === looked.length - 1);
    return { events, isFull: looked.length === limit };
  };
  return {
    async append(stream, expected, events) {
      if (closing.signal.aborted) throw new Error('The event store is closed');
      return log.append(appendRequest(stream, expected, events));
    },
    async readStream(stream, { from: first = 0, limit = Number.POSITIVE_INFINITY } = {}) {
      return (log.streams.get(stream) ?? []).slice(first, first + limit);
    },
    readLast: async (stream) => log.streams.get(stream)?.at(-1),
    readAll: async (range) => [...read(range).events],
    subscribe({ signal, partitions, ...range }) {
      const source = {
        head: log.head,
        read: async (after: string, limit: number) => read({ after, limit, partitions }),
        assertReaches: (position: bigint) => assertEndsBeyond(async () => log.end, position),
        pastSwept: async (position: string) => (log.after(position, 1).length > 0 ? position : log.end),
        onError: (error: unknown) => {
          throw error;
        },
      };
      return subscribeTo(source, { ...range, signal: AbortSignal.any([signal, closing.signal]) });
    },
    head: async () => (log.end === START ? null : log.end),
    comparePositions,
    lag: async (after) => (log.after(after ?? START, 1).length > 0 ? distance(after, log.end) : 0),
    async endedSandboxes({ before, limit }) {
      const ended = log.all.filter(
        ({ stream, type, at }) => isSandboxStream(stream) && type === ChildErased.type && at < before,
      );
      return ended.slice(0, limit).map(({ stream, position }): EndedSandbox => ({ stream, position }));
    },
    async sweepSandboxes(streams) {
      const other = streams.find((stream) => !isSandboxStream(stream));
      if (other !== undefined) throw new Error(`${other} is no sandbox: it is never swept`);
      log.sweep(new Set(streams));
    },
    close: async () => closing.abort(),
  };
}
