import { ChildErased, type EventStore, partitionOf, type StoredEvent } from '@wonderlings/kernel';
import { type FoldableEvent, FoldError } from '../table/fold-event.ts';
import { type OpenEventsOptions, openEvents } from '../table/open-events.ts';
import { RowSeal } from '../table/row-seal.ts';
import { type LogPiece, logPages } from './log-pages.ts';
import type { ReplaySession } from './replay-session.ts';
import type { ShadowTable } from './shadow-table.ts';

export interface ShadowBuild {
  readonly store: EventStore;
  readonly opening: OpenEventsOptions;
  /** The shadows' own. */
  readonly session: ReplaySession;
  /** Those that can still be built; one whose fold throws moves to `failed`. All are equally far. */
  shadows: readonly ShadowTable[];
  readonly failed: Map<string, FoldError>;
  /** Of which events are folded; all without them. */
  readonly partitions?: ReadonlySet<number> | undefined;
  /** How many builds of one process share the memory; 1 without it. */
  readonly builds?: number;
  /** Leaves types that nothing folds in the log; without it all events pass {@link onPage}. */
  readonly skipsOthers?: boolean;
  /** Sees a page before it is opened, and of how many events it was chosen. */
  readonly onPage?: (page: readonly StoredEvent[], looked: number) => Promise<void> | void;
  /** Whether to end after a page although the log goes on; not on the way to a position that was asked for. */
  readonly isStopped?: () => boolean;
}

/** What the rows of all shadows may take in memory, by their own estimate; about twice that in truth. */
const CACHE_BYTES = 32 * 1_024 * 1_024;

async function inTransaction({ sql, check }: ReplaySession, work: () => Promise<void>): Promise<void> {
  check();
  await sql.unsafe('begin');
  try {
    await work();
  } catch (error) {
    // The connection may be what failed; then it rolls back by itself.
    await sql.unsafe('rollback').catch(() => undefined);
    check();
    throw error;
  }
  await sql.unsafe('commit');
  check();
}

async function makeRoom({ shadows, opening: { keys }, builds = 1 }: ShadowBuild): Promise<void> {
  const bytes = shadows.reduce((sum, shadow) => sum + shadow.bytes, 0);
  // Rows leave in two steps, young to old and old to the table, so that half of the room is for each.
  if (bytes < CACHE_BYTES / 2 / builds) return;
  const average = bytes / shadows.length;
  // A small table that is in use all the time stays in memory, whatever the large ones do.
  for (const shadow of shadows) if (shadow.bytes >= average) await shadow.flush(new RowSeal(keys));
}

/** What each table folds of a page, in its order: most tables want few of its events. */
function dealOut(items: readonly FoldableEvent[], shadows: readonly ShadowTable[]): readonly FoldableEvent[][] {
  const piles: FoldableEvent[][] = shadows.map(() => []);
  const pilesOf = new Map<string, readonly FoldableEvent[][]>();
  for (const item of items) {
    const { type } = item.event;
    let wanting = pilesOf.get(type);
    if (!wanting) {
      wanting = piles.filter((_, index) => item.erases || shadows[index]?.plan.folds.has(type));
      pilesOf.set(type, wanting);
    }
    for (const pile of wanting) pile.push(item);
  }
  return piles;
}

async function foldPage(build: ShadowBuild, { events, reached }: LogPiece): Promise<void> {
  const { items, keys } = await openEvents(events, build.opening);
  const rowSeal = new RowSeal(build.opening.keys, keys);
  const piles = dealOut(items, build.shadows);
  const going: ShadowTable[] = [];
  for (const [index, shadow] of build.shadows.entries()) {
    try {
      await shadow.fold(piles[index] ?? [], reached, rowSeal);
      going.push(shadow);
    } catch (error) {
      if (!(error instanceof FoldError)) throw error;
      build.failed.set(shadow.plan.name, error);
    }
  }
  build.shadows = going;
  await makeRoom(build);
}

/**
 * Folds the log into the shadows, from where they are to its end or to `upTo`.
 * @param open the caller has a transaction open on the session; without it, every page is a transaction
 * @throws what Postgres has against the rows
 */
export async function buildShadows(build: ShadowBuild, upTo?: string, open = false): Promise<void> {
  const [first] = build.shadows;
  if (!first) return;
  const { store, partitions } = build;
  const types = build.skipsOthers ? new Set([...build.opening.wanted, ChildErased.type]) : undefined;
  for await (const piece of logPages(store, { after: first.position, upTo, partitions, types })) {
    const { events } = piece;
    const own = partitions ? events.filter(({ stream }) => partitions.has(partitionOf(stream))) : events;
    await build.onPage?.(own, piece.looked);
    const page = { ...piece, events: own };
    if (open) await foldPage(build, page);
    else await inTransaction(build.session, () => foldPage(build, page));
    if (build.shadows.length === 0) return;
    if (upTo === undefined && build.isStopped?.()) return;
  }
}

/** Writes everything that is still in memory. */
export async function flushShadows(build: ShadowBuild, open = false): Promise<void> {
  const flush = async () => {
    for (const shadow of build.shadows) await shadow.flush(new RowSeal(build.opening.keys), true);
  };
  await (open ? flush() : inTransaction(build.session, flush));
}
