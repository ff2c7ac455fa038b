import { chainHash, type EventStore, isSandboxStream, type SealedEvent, type StoredEvent } from '@wonderlings/kernel';

/** An event of a child whose hash is that of what it holds. */
export type Walked = StoredEvent;

/** One log is no copy of the other. */
export class LogsDiffer extends Error {
  override readonly name = 'LogsDiffer';
}

const PAGE = 1_000;

/** The children's events after a position, each with its hash reckoned anew. @throws LogsDiffer for one that is not as it was sealed */
export async function* walkChildren(store: EventStore, after: string | null = null): AsyncGenerator<Walked> {
  for (let position = after; ; ) {
    const page = await store.readAll({ after: position, limit: PAGE });
    for (const event of page) {
      if (isSandboxStream(event.stream)) continue;
      assertSealed(event);
      yield event;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    position = last.position;
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
