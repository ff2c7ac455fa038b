import { chainHash, type EventStore, isSandboxStream, type SealedEvent, type StoredEvent } from '@wonderlings/kernel';

/** An event of a child whose hash is that of what it holds. */
export type Walked = StoredEvent;

/** One log is no copy of the other. */
export class LogsDiffer extends Error {
  override readonly name = 'LogsDiffer';
}

/** Events in the order of a log: one that is there, or what a backup has of it. */
export interface LogSource {
  /** About how many there are. */
  count(): Promise<number>;
  /** Those after a position that it has itself given; all without one. */
  events(after: string | null): AsyncIterable<StoredEvent>;
}

const PAGE = 1_000;

/** A log as it is when it is read. */
export function sourceOf(store: Pick<EventStore, 'readAll' | 'lag'>): LogSource {
  return {
    count: () => store.lag(null),
    async *events(after) {
      for (let position = after; ; ) {
        const page = await store.readAll({ after: position, limit: PAGE });
        yield* page;
        const last = page.at(-1);
        if (!last || page.length < PAGE) return;
        position = last.position;
      }
    },
  };
}

/** The children's events after a position, each with its hash reckoned anew. @throws LogsDiffer for one that is not as it was sealed */
export async function* walkChildren(source: LogSource, after: string | null = null): AsyncGenerator<Walked> {
  for await (const event of source.events(after)) {
    if (isSandboxStream(event.stream)) continue;
    assertSealed(event);
    yield event;
  }
}

/** As it goes into another log: its position is that log's to give. */
export function sealedEvent({ position: _, ...event }: StoredEvent): SealedEvent {
  return event;
}

/** The hash covers the envelope and the data, and the one before it. @throws LogsDiffer */
export function assertSame(one: Walked, other: Walked): void {
  if (one.stream !== other.stream || one.revision !== other.revision || one.hash !== other.hash) {
    throw new LogsDiffer(
      `the source has ${one.stream}@${one.revision} at position ${one.position}, where the target has ${other.stream}@${other.revision} at position ${other.position}` +
        (one.stream === other.stream && one.revision === other.revision ? ', with another hash' : ''),
    );
  }
}

function assertSealed(event: StoredEvent): void {
  if (chainHash(event.previousHash, event, event.data) === event.hash) return;
  throw new LogsDiffer(`${event.stream}@${event.revision} at position ${event.position} is not as it was sealed`);
}
