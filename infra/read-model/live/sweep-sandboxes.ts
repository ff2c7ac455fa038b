import { childOf, type EndedSandbox, type EventStore } from '@wonderlings/kernel';
import type { Sql, TransactionSql } from '@wonderlings/postgres';
import {
  allGenerations,
  type Generation,
  type Line,
  type LineName,
  LOCKS,
  lineId,
  liveTables,
  UNBUILT,
} from '../table/bookkeeping.ts';
import { deleteOwned, generationTable } from '../table/table-statements.ts';

interface SweepOptions {
  readonly sql: Sql;
  readonly store: Pick<EventStore, 'endedSandboxes' | 'sweepSandboxes' | 'comparePositions'>;
  readonly now: Date;
  /** Told how many streams are removed by now. */
  readonly onSwept?: (swept: number) => void;
}

/** How many streams a run removed, and what the rest waits for, if there is one. */
export interface Sweep {
  readonly swept: number;
  readonly waitsFor: 'a replay' | 'a table' | null;
}

/**
 * How long an erased demo rests before its events go: longer than any process keeps a key or works on a request, so that none is
 * left that could seal an event for it, and so begin its stream anew.
 */
const REST_MS = 5 * 60_000;
interface SweptLine extends LineName {
  readonly isUnbuilt: boolean;
}

/** In one transaction. */
const BATCH = 200;

/**
 * Removes the events of demos that are over, so that no replay ever reads them.
 *
 * Rows of a demo come from its events alone. So before these go it must be certain that no table that has folded some of them will
 * miss the `ChildErased` at their end:
 * - Rebuilds and verifications, which read the log from its start, hold a lock that this one does not get beside them.
 * - A live table that is past the `ChildErased` in every partition has taken the rows away itself.
 * - One that is not, and is being written, will come to it: what it has not passed waits for a later run. That holds for children's
 *   partitions, too, which fold none of these events: below what was swept no reader can tell whether the log has a gap.
 * - From every other place (parked and retired tables, those left to a newer release, replaced generations, the shadows of a
 *   rebuild that died) rows are removed here, under the lock of their writer. Events go only once there was nothing to remove.
 */
export async function sweepSandboxes({ sql, store, now, onSwept }: SweepOptions): Promise<Sweep> {
  const before = new Date(now.getTime() - REST_MS).toISOString();
  for (let swept = 0; ; ) {
    const ended = await store.endedSandboxes({ before, limit: BATCH });
    if (ended.length === 0) return { swept, waitsFor: null };
    const gone = await sql.begin((tx) => sweepBatch(tx, store, ended));
    if (gone === 'rows removed') continue;
    if (gone === 'a replay') return { swept, waitsFor: gone };
    swept += gone;
    onSwept?.(swept);
    if (gone < ended.length) return { swept, waitsFor: 'a table' };
  }
}

async function sweepBatch(
  tx: TransactionSql,
  store: SweepOptions['store'],
  ended: readonly EndedSandbox[],
): Promise<number | 'rows removed' | 'a replay'> {
  const [alone] = await tx<{ got: boolean }[]>`select pg_try_advisory_xact_lock(${LOCKS.replay}, 0) as got`;
  if (!alone?.got) return 'a replay';
  const generations = await allGenerations(tx);
  const live = await liveTables(tx, generations);
  const isPast = (line: Pick<Line, 'position'>, event: string) =>
    line.position !== null && store.comparePositions(line.position, event) >= 0;

  const last = ended.at(-1)?.position ?? '';
  const lines = [...live.values()].flatMap(({ name, parked, fingerprint, lines: its }) =>
    its.map((line) => ({ ...line, name, isUnbuilt: fingerprint === UNBUILT, isParked: parked !== null })),
  );
  const behind = lines.filter((line) => line.isParked || !isPast(line, last));
  const still = await standingStill(tx, behind);
  const moving = behind.filter((line) => !still.has(lineId(line)));
  const over = ended.filter(({ position }) => moving.every((line) => isPast(line, position)));
  if (over.length === 0) return 0;

  const stillTables = new Set(behind.filter((line) => still.has(lineId(line))).map(({ name }) => name));
  const isDone = ({ name, live: isLive }: Generation) => isLive && !stillTables.has(name);
  const places = generations.filter((generation) => !isDone(generation));
  const removed = await removeRows(
    tx,
    places,
    over.map(({ stream }) => childOf(stream)),
  );
  // Committed first: the events go on another connection, and must not be gone should this transaction fail.
  if (removed > 0) return 'rows removed';
  await store.sweepSandboxes(over.map(({ stream }) => stream));
  return over.length;
}

/**
 * The lines that are not written, and will not be until this transaction ends. Those of a parked table are given up by their writers
 * once they have seen that it is, and until then one may have a batch of it under way.
 */
async function standingStill(tx: TransactionSql, lines: readonly SweptLine[]): Promise<ReadonlySet<string>> {
  const rest = lines.filter(({ isUnbuilt }) => !isUnbuilt).map(lineId);
  const free = await tx<{ line: string }[]>`
    select line from unnest(${rest}::text[]) as asked (line)
    where pg_try_advisory_xact_lock(${LOCKS.writer}, hashtext(line))`;
  return new Set([...lines.filter(({ isUnbuilt }) => isUnbuilt).map(lineId), ...free.map(({ line }) => line)]);
}

async function removeRows(
  tx: TransactionSql,
  places: readonly Generation[],
  children: readonly string[],
): Promise<number> {
  let removed = 0;
  for (const { name, generation, owner } of places) {
    const { text, parameters } = deleteOwned(owner, generationTable(name, generation), children);
    removed += (await tx.unsafe(text, [...parameters])).count;
  }
  return removed;
}
