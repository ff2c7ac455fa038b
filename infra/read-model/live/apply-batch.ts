import { NewerRelease, type StoredEvent } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { FoldError } from '../table/fold-event.ts';
import { type Opened, type Opening, openEvents } from '../table/open-events.ts';
import { RowSeal, type StoredRow } from '../table/row-seal.ts';
import { shortTurns } from '../table/short-turns.ts';
import { generationTable, selectRows } from '../table/table-statements.ts';
import { BatchRows } from './batch-rows.ts';
import { type Fold, type Folded, planFold, runFold } from './fold-batch.ts';
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

/** What has become of the tables: the ones that go on, at their new checkpoint, and those that stopped before an event. */
export interface BatchOutcome {
  readonly tables: readonly OwnedTable[];
  readonly parked: readonly Parking[];
  /** Only a newer release can take them further. */
  readonly released: readonly Parking[];
}

const needsNewerRelease = ({ failure }: Parking): boolean => failure.cause instanceof NewerRelease;

async function load(session: Sql, { table, rows }: Fold, seal: RowSeal): Promise<void> {
  const { keys } = rows;
  if (keys.length === 0) return;
  const { plan, generation } = table;
  const stored = await run(session, selectRows(plan, generationTable(plan.name, generation), keys));
  // The table's columns are the plan's: its fingerprint is.
  rows.load(await seal.open(plan, stored as unknown as StoredRow[], rows.refuse));
}

/** What is written leaves this process sealed. */
async function sealed({ changes, ...folded }: Folded, seal: RowSeal): Promise<Folded> {
  return { ...folded, changes: { ...changes, upserts: await seal.seal(folded.table.plan, changes.upserts) } };
}

/** The last position before the failing event, among those of the batch. */
function lastBefore(position: string, stored: readonly StoredEvent[], table: OwnedTable): string | null {
  const index = stored.findIndex((event) => event.position === position);
  return stored[index - 1]?.position ?? table.position;
}

/** A table that stops before the erasure must be rid of the child's rows, too. */
async function leftoversFor(context: BatchContext, stopped: readonly Parking[]): Promise<Leftover[]> {
  const stopping = stopped.map(({ table: { plan, generation } }) => ({
    table: generationTable(plan.name, generation),
    owner: plan.owner,
  }));
  return [...(await context.within(context.leftovers())), ...stopping];
}

async function foldAndWrite(
  context: BatchContext,
  tables: readonly OwnedTable[],
  stored: readonly StoredEvent[],
  { items, keys }: Opened,
  refused: readonly FoldError[],
): Promise<BatchOutcome> {
  const { session, comparePositions } = context;
  const last = (stored.at(-1) as StoredEvent).position;
  const behind = tables.filter(({ position }) => position === null || comparePositions(position, last) < 0);
  const othersTurn = shortTurns();
  const folds: Fold[] = [];
  for (const table of behind) {
    const failure = refused.find((culprit) => culprit.table === table.plan.name);
    folds.push(
      failure
        ? { table, rows: new BatchRows(table.plan), steps: [], failure }
        : planFold(table, items, comparePositions),
    );
    await othersTurn();
  }
  const seal = new RowSeal(context.opening.keys, keys);
  await context.within(Promise.all(folds.map((fold) => load(session.sql, fold, seal))));
  const folded: Folded[] = [];
  for (const fold of folds) {
    folded.push(await sealed(runFold(fold), seal));
    await othersTurn();
  }

  const stopped: Parking[] = folded.flatMap(({ table, failure }) => (failure ? [{ table, failure }] : []));
  const advancing = folded.flatMap(({ table, failure }) => (failure ? [] : [table]));
  const advances: Advance[] = [
    ...(advancing.length > 0 ? [{ tables: advancing, reached: last }] : []),
    ...stopped.map(({ table, failure }) => ({
      tables: [table],
      reached: lastBefore(failure.position, stored, table),
    })),
  ];
  const erasedChildren = items.filter(({ erases }) => erases).map(({ event }) => event.childId);
  const leftovers = erasedChildren.length > 0 ? await leftoversFor(context, stopped) : [];
  const released = stopped.filter(needsNewerRelease);
  const parked = stopped.filter((stop) => !needsNewerRelease(stop));
  await context.within(writeBatch(session, { folded, erasedChildren, leftovers, advances, parked }));

  const gone = new Set(stopped.map(({ table }) => table));
  const moved = new Set(advancing);
  return {
    tables: tables.flatMap((table) => {
      if (gone.has(table)) return [];
      return [moved.has(table) ? { ...table, position: last } : table];
    }),
    parked,
    released,
  };
}

/** Folds one event; the tables whose rows it makes Postgres refuse fail with it. */
async function applyOne(
  context: BatchContext,
  tables: readonly OwnedTable[],
  only: StoredEvent,
  refused: readonly FoldError[],
): Promise<BatchOutcome> {
  const opened = await openEvents([only], context.opening);
  try {
    return await foldAndWrite(context, tables, [only], opened, refused);
  } catch (error) {
    if (!(error instanceof RefusedRows)) throw error;
    const culprit = new FoldError(error.table.plan.name, only, only.position, error.cause);
    return applyOne(context, tables, only, [...refused, culprit]);
  }
}

/** Folds the events one by one, or half by half, so that the one whose rows a table refuses gets a name. */
async function narrowDown(
  context: BatchContext,
  tables: readonly OwnedTable[],
  stored: readonly StoredEvent[],
): Promise<BatchOutcome> {
  const [only] = stored;
  if (stored.length === 1 && only) return applyOne(context, tables, only, []);
  const middle = stored.length >> 1;
  const first = await applyBatch(context, tables, stored.slice(0, middle));
  const second = await applyBatch(context, first.tables, stored.slice(middle));
  return {
    tables: second.tables,
    parked: [...first.parked, ...second.parked],
    released: [...first.released, ...second.released],
  };
}

/**
 * Folds a batch into the tables: loads the rows it touches, one query a table, folds in memory, writes the changed rows and
 * every checkpoint in one transaction.
 * @param tables those that are not parked, at checkpoints of their own
 * @throws the key ring's or Postgres' error when nothing was written
 */
export async function applyBatch(
  context: BatchContext,
  tables: readonly OwnedTable[],
  stored: readonly StoredEvent[],
): Promise<BatchOutcome> {
  if (stored.length === 0 || tables.length === 0) return { tables, parked: [], released: [] };
  const opened = await openEvents(stored, context.opening);
  try {
    return await foldAndWrite(context, tables, stored, opened, []);
  } catch (error) {
    if (!(error instanceof RefusedRows)) throw error;
    return narrowDown(context, tables, stored);
  }
}
