import { type EventStore, PARTITION_COUNT, type ReadAllOptions, type StoredEvent } from '@wonderlings/kernel';

export interface PageOptions extends Pick<ReadAllOptions, 'partitions' | 'types'> {
  readonly after: string | null;
  /** The last position that is wanted; to the end of the log without it. */
  readonly upTo?: string | undefined;
}

/** Events that are looked at for a page; more where some of them are left out. */
const PAGE_EVENTS = 2_000;
const FEWEST_EVENTS = 250;
/** Where only some types are wanted and hardly any come, a page looks at so many times as many. */
const MOST_TIMES = 16;
/** Sealed bytes a page aims at: two pages are in memory at a time, each several times over. */
const PAGE_BYTES = 4 * 1_024 * 1_024;

/** The next piece of the log: what is wanted of it, and up to where nothing else is. */
export interface LogPiece {
  readonly events: readonly StoredEvent[];
  readonly reached: string;
  /** How many events were looked at, at most: those that were left out count. */
  readonly looked: number;
}

/** The log in order, with the next page on its way while one is worked on; ends where the log, or `upTo`, ends. */
export async function* logPages(store: EventStore, options: PageOptions): AsyncGenerator<LogPiece> {
  const { after, upTo, partitions, types } = options;
  const isFiltered = partitions !== undefined || types !== undefined;
  const first = partitions ? Math.round((PAGE_EVENTS * PARTITION_COUNT) / Math.max(1, partitions.size)) : PAGE_EVENTS;
  const most = types ? first * MOST_TIMES : first;
  const read = (from: string | null, limit: number): Promise<StoredEvent[]> => {
    const page = store.readAll({ after: from, limit, partitions, types });
    // It is awaited a page later; until then a failure must not count as unhandled.
    page.catch(() => undefined);
    return page;
  };
  let limit = first;
  let coming = read(after, limit);
  for (;;) {
    const page = await coming;
    const end = page.at(-1)?.position;
    if (end === undefined) return;
    const isBeyond = upTo !== undefined && store.comparePositions(end, upTo) > 0;
    // Where some are left out, a page of few is no sign of the end: the next one is empty there.
    const isLast = isBeyond || end === upTo || (!isFiltered && page.length < limit);
    const looked = isFiltered ? limit : page.length;
    if (!isLast) {
      limit = Math.min(most, fittingLimit(page, limit));
      coming = read(end, limit);
    }
    yield isBeyond
      ? { events: page.filter(({ position }) => store.comparePositions(position, upTo) <= 0), reached: upTo, looked }
      : { events: page, reached: end, looked };
    if (isLast) return;
  }
}

/** As many events as would have made a page of the size we aim at. */
function fittingLimit(page: readonly StoredEvent[], limit: number): number {
  const bytes = page.reduce((sum, { data }) => sum + data.length, 0);
  const times = Math.min(PAGE_BYTES / Math.max(bytes, 1), PAGE_EVENTS / page.length);
  return Math.max(FEWEST_EVENTS, Math.floor(times * limit));
}
