import type { StoredEvent, TableRow } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { type FoldableEvent, FoldError } from '../table/fold-event.ts';
import { type Opening, openEvents } from '../table/open-events.ts';
import { generationTable, selectRows } from '../table/table-statements.ts';
import { BatchRows } from './batch-rows.ts';
import { type Fold, planFold, runFold } from './fold-batch.ts';
import type { OwnedTable } from './owned-table.ts';
import {
  type Advance,
  type BatchSession,
  type Leftover,
  type Parking,
  RefusedRows,
  run,
  writeBatch,
} from './write-batch.ts';

export interface BatchContext {
  readonly session: BatchSession;
  readonly opening: Opening;
  readonly comparePositions: (a: string, b: string) => number;
  /** Asked only when a child was erased. */
  readonly leftovers: () => Promise<readonly Leftover[]>;
  /** Gives an answer of Postgres a deadline. */
  readonly within: <T>(work: Promise<T>) => Promise<T>;
}

/** What has become of the tables: the ones that go on, at their new checkpoint, and those that stopped. */
export interface BatchOutcome {
  readonly tables: readonly OwnedTable[];
  readonly parked: readonly Parking[];
}

async function load(session: Sql, { table, rows }: Fold): Promise<void> {
  const { keys } = rows;
  if (keys.length === 0) return;
  const { plan, generation } = table;
  const stored = await run(session, selectRows(plan, generationTable(plan.name, generation), keys));
  // The table's columns are the plan's: its fingerprint is.
  rows.load(stored as unknown as TableRow[]);
}

/** The last position before the failing event, among those of the batch. */
function lastBefore(position: string, stored: readonly StoredEvent[], table: OwnedTable): string | null {
  const index = stored.findIndex((event) => event.position === position);
  return stored[index - 1]?.position ?? table.position;
}

/** A table that parks before the erasure must be rid of the child's rows, too. */
async function leftoversFor(context: BatchContext, parked: readonly Parking[]): Promise<Leftover[]> {
  const parking = parked.map(({ table: { plan, generation } }) => ({
    table: generationTable(plan.name, generation),
    owner: plan.owner,
  }));
  return [...(await context.within(context.leftovers())), ...parking];
}

async function foldAndWrite(
  context: BatchContext,
  tables: readonly OwnedTable[],
  stored: readonly StoredEvent[],
  items: readonly FoldableEvent[],
  refused?: FoldError,
): Promise<BatchOutcome> {
  const { session, comparePositions } = context;
  const last = (stored.at(-1) as StoredEvent).position;
  const behind = tables.filter(({ position }) => position === null || comparePositions(position, last) < 0);
  const folds = behind.map((table) =>
    refused?.table === table.plan.name
      ? { table, rows: new BatchRows(table.plan), steps: [], failure: refused }
      : planFold(table, items, comparePositions),
  );
  await context.within(Promise.all(folds.map((fold) => load(session.sql, fold))));
  const folded = folds.map(runFold);

  const parked: Parking[] = folded.flatMap(({ table, failure }) => (failure ? [{ table, failure }] : []));
  const advancing = folded.flatMap(({ table, failure }) => (failure ? [] : [table]));
  const advances: Advance[] = [
    ...(advancing.length > 0 ? [{ tables: advancing, reached: last }] : []),
    ...parked.map(({ table, failure }) => ({
      tables: [table],
      reached: lastBefore(failure.position, stored, table),
    })),
  ];
  const erasedChildren = items.filter(({ erases }) => erases).map(({ event }) => event.childId);
  const leftovers = erasedChildren.length > 0 ? await leftoversFor(context, parked) : [];
  await context.within(writeBatch(session, { folded, erasedChildren, leftovers, advances, parked }));

  const gone = new Set(parked.map(({ table }) => table));
  const moved = new Set(advancing);
  return {
    tables: tables.flatMap((table) => {
      if (gone.has(table)) return [];
      return [moved.has(table) ? { ...table, position: last } : table];
    }),
    parked,
  };
}

/** Folds the events one by one, or half by half, so that the one whose rows a table refuses gets a name. */
async function narrowDown(
  context: BatchContext,
  tables: readonly OwnedTable[],
  stored: readonly StoredEvent[],
  refusal: RefusedRows,
): Promise<BatchOutcome> {
  const [only] = stored;
  if (stored.length === 1 && only) {
    const items = await openEvents(stored, context.opening);
    const culprit = new FoldError(refusal.table.plan.name, only, only.position, refusal.cause);
    return foldAndWrite(context, tables, stored, items, culprit);
  }
  const middle = stored.length >> 1;
  const first = await applyBatch(context, tables, stored.slice(0, middle));
  const second = await applyBatch(context, first.tables, stored.slice(middle));
  return { tables: second.tables, parked: [...first.parked, ...second.parked] };
}

/**
 * Folds a batch into the tables: loads the rows it touches, one query a table, folds in memory, writes the changed rows and
 * every checkpoint in one transaction.
 * @param tables those that are not parked, at checkpoints of their own
 * @throws IntegrityError, or Postgres' error when nothing was written
 */
export async function applyBatch(
  context: BatchContext,
  tables: readonly OwnedTable[],
  stored: readonly StoredEvent[],
): Promise<BatchOutcome> {
  if (stored.length === 0 || tables.length === 0) return { tables, parked: [] };
  const items = await openEvents(stored, context.opening);
  try {
    return await foldAndWrite(context, tables, stored, items);
  } catch (error) {
    if (!(error instanceof RefusedRows)) throw error;
    return narrowDown(context, tables, stored, error);
  }
}
