import { type EventStore, PARTITION_COUNT, type StoredEvent, type Wanted } from '@wonderlings/kernel';

export interface PageOptions extends Wanted {
  readonly after: string | null;
  /** The last position that is wanted; to the end of the log without it. */
  readonly upTo?: string | undefined;
}

/** Events that are looked at for a page; more where some of them are left out. */
const PAGE_EVENTS = 2_000;
const FEWEST_EVENTS = 250;
/** Sealed bytes a page aims at: two pages are in memory at a time, each several times over. */
const PAGE_BYTES = 4 * 1_024 * 1_024;

/** The next piece of the log: what is wanted of it, and up to where nothing else is. */
export interface LogPiece {
  readonly events: readonly StoredEvent[];
  readonly reached: string;
}

/** The log in order, with the next page on its way while one is worked on; ends where the log, or `upTo`, ends. */
export async function* logPages(store: EventStore, options: PageOptions): AsyncGenerator<LogPiece> {
  const { after, upTo, partitions } = options;
  const most = partitions ? Math.round((PAGE_EVENTS * PARTITION_COUNT) / Math.max(1, partitions.size)) : PAGE_EVENTS;
  const read = (from: string | null, limit: number): Promise<StoredEvent[]> => {
    const page = store.readAll({ after: from, limit, partitions });
    // It is awaited a page later; until then a failure must not count as unhandled.
    page.catch(() => undefined);
    return page;
  };
  let limit = most;
  let coming = read(after, limit);
  for (;;) {
    const page = await coming;
    const end = page.at(-1)?.position;
    if (end === undefined) return;
    const isBeyond = upTo !== undefined && store.comparePositions(end, upTo) > 0;
    // Where some are left out, a page of few is no sign of the end: the next one is empty there.
    const isLast = isBeyond || end === upTo || (!partitions && page.length < limit);
    if (!isLast) {
      limit = Math.min(most, fittingLimit(page, limit));
      coming = read(end, limit);
    }
    yield isBeyond
      ? { events: page.filter(({ position }) => store.comparePositions(position, upTo) <= 0), reached: upTo }
      : { events: page, reached: end };
    if (isLast) return;
  }
}

/** As many events as would have made a page of the size we aim at. */
function fittingLimit(page: readonly StoredEvent[], limit: number): number {
  const bytes = page.reduce((sum, { data }) => sum + data.length, 0);
  return Math.max(FEWEST_EVENTS, Math.floor((PAGE_BYTES / Math.max(bytes, 1)) * limit));
}
