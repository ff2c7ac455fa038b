import type { EventStore, StoredEvent } from '@wonderlings/kernel';

export interface PageOptions {
  readonly after: string | null;
  /** The last position that is wanted; to the end of the log without it. */
  readonly upTo?: string | undefined;
}

const PAGE_EVENTS = 2_000;
const FEWEST_EVENTS = 250;
/** Sealed bytes a page aims at: two pages are in memory at a time, each several times over. */
const PAGE_BYTES = 4 * 1_024 * 1_024;

/** As many events as would have made a page of the size we aim at. */
function nextLimit(page: readonly StoredEvent[]): number {
  const bytes = page.reduce((sum, { data }) => sum + data.length, 0);
  const fitting = Math.floor((PAGE_BYTES / Math.max(bytes, 1)) * page.length);
  return Math.min(PAGE_EVENTS, Math.max(FEWEST_EVENTS, fitting));
}

function read(store: EventStore, after: string | null, limit: number): Promise<StoredEvent[]> {
  const page = store.readAll({ after, limit });
  // It is awaited a page later; until then a failure must not count as unhandled.
  page.catch(() => undefined);
  return page;
}

/** The log in order, with the next page on its way while one is worked on; ends where the log, or `upTo`, ends. */
export async function* logPages(store: EventStore, { after, upTo }: PageOptions): AsyncGenerator<StoredEvent[]> {
  let limit = PAGE_EVENTS;
  let coming = read(store, after, limit);
  for (;;) {
    const page = await coming;
    const wanted = upTo ? page.filter(({ position }) => store.comparePositions(position, upTo) <= 0) : page;
    const last = wanted.at(-1);
    if (!last) return;
    const isLast = page.length < limit || wanted.length < page.length;
    if (!isLast) {
      limit = nextLimit(page);
      coming = read(store, last.position, limit);
    }
    yield wanted;
    if (isLast) return;
  }
}
