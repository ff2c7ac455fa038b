import type { EventStore, StoredEvent } from './event-store.port.ts';

const PAGE = 1_000;

/** One stream in its order, so many events at a time. */
export async function* streamPages(
  log: Pick<EventStore, 'readStream'>,
  stream: string,
): AsyncGenerator<readonly StoredEvent[]> {
  let from = 0;
  for (;;) {
    const page = await log.readStream(stream, { from, limit: PAGE });
    const last = page.at(-1);
    if (!last) return;
    yield page;
    if (page.length < PAGE) return;
    from = last.revision + 1;
  }
}
