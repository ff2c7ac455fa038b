import { eventLoopYielder, NewerRelease, partitionOf, type StoredEvent } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { furthestOf } from '../table/bookkeeping.ts';
import { type FoldableEvent, FoldError } from '../table/fold-event.ts';
import { type OpenEventsOptions, type Opened, openEvents } from '../table/open-events.ts';
import { RowSeal, type StoredRow } from '../table/row-seal.ts';
import { generationTable, selectRows } from '../table/table-statements.ts';
import { BatchRows } from './batch-rows.ts';
import { type Fold, type Folded, planFold, runFold } from './fold-batch.ts';
import { type Owned, type OwnedTable, positionIn } from './owned-table.ts';
import {
  type Advance,
  type BatchSession,
  type Leftover,
  type Parking,
  type PartitionSplit,
  RefusedRows,
  run,
  writeBatch,
} from './write-batch.ts';

export interface BatchContext {
  readonly session: BatchSession;
  readonly opening: OpenEventsOptions;
  readonly comparePositions: (a: string, b: string) => number;
  /** Asked only when children of these partitions were erased. */
  readonly leftovers: (partitions: ReadonlySet<number>) => Promise<readonly Leftover[]>;
  /** Gives an answer of Postgres a deadline. */
  readonly within: <T>(work: Promise<T>) => Promise<T>;
}

/** A part of the log: what of it concerns a writer, and where it ends. */
export interface Batch {
  readonly events: readonly StoredEvent[];
  readonly reached: string;
  /** Move the checkpoints of partitions without an event in it, too. */
  readonly movesAll: boolean;
}

/** What has become of the tables: the ones that go on, at their new checkpoints, and those that stopped before an event. */
export interface BatchOutcome {
  readonly owned: Owned;
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

function stopOf(table: OwnedTable, failure: FoldError, { events }: Batch): Parking {
  // It is one of them: folds fail at events of their batch.
  const { stream } = events.find(({ position }) => position === failure.position) as StoredEvent;
  return { table, failure, partition: partitionOf(stream) };
}

/** Each line of a table that stops has taken what came before the failing event, or was further already. */
function splitOf({ table, failure }: Parking, context: BatchContext, owned: Owned, { events }: Batch): PartitionSplit {
  const index = events.findIndex((event) => event.position === failure.position);
  const before = events[index - 1]?.position ?? null;
  const positions = [...table.lines.keys()].map((partition) => {
    const known = positionIn(owned, table, partition) ?? null;
    return [partition, furthestOf([known, before], context.comparePositions)] as const;
  });
  return { table, positions: new Map(positions) };
}

/** The checkpoints that move to the batch's end. */
function advanceOf(
  tables: readonly OwnedTable[],
  { comparePositions }: BatchContext,
  { positions }: Owned,
  { events, reached, movesAll }: Batch,
): Advance {
  const moving = movesAll ? undefined : new Set(events.map(({ stream }) => partitionOf(stream)));
  const from = new Map<string, string | null>();
  for (const { lines } of tables) {
    for (const partition of moving ?? lines.keys()) {
      const checkpoint = lines.get(partition);
      if (checkpoint === undefined || from.has(checkpoint)) continue;
      const position = positions.get(checkpoint) ?? null;
      if (position === null || comparePositions(position, reached) < 0) from.set(checkpoint, position);
    }
  }
  return { from, reached };
}

/** A table that stops before the erasure must be rid of the child's rows, too. */
async function leftoversFor(
  context: BatchContext,
  partitions: ReadonlySet<number>,
  stopped: readonly Parking[],
): Promise<Leftover[]> {
  const stopping = stopped.map(({ table: { plan, generation } }) => ({
    table: generationTable(plan.name, generation),
    owner: plan.owner,
  }));
  return [...(await context.within(context.leftovers(partitions))), ...stopping];
}

/** Of the tables, of which there are many, those that fold something of these events: mostly a few. */
function concernedBy(items: readonly FoldableEvent[], { tables }: Owned): readonly OwnedTable[] {
  if (items.some(({ erases }) => erases)) return tables;
  const types = [...new Set(items.map(({ event }) => event.type))];
  return tables.filter(({ plan }) => types.some((type) => plan.folds.has(type)));
}

async function foldAndWrite(
  context: BatchContext,
  owned: Owned,
  batch: Batch,
  { items, keys }: Opened,
  refused: readonly FoldError[],
): Promise<BatchOutcome> {
  const { session, comparePositions } = context;
  const yieldTurn = eventLoopYielder();
  const folds: Fold[] = [];
  for (const table of concernedBy(items, owned)) {
    const failure = refused.find((culprit) => culprit.table === table.plan.name);
    folds.push(
      failure
        ? { table, rows: new BatchRows(table.plan), steps: [], failure }
        : planFold(table, items, owned, comparePositions),
    );
    await yieldTurn();
  }
  const seal = new RowSeal(context.opening.keys, keys);
  await context.within(Promise.all(folds.map((fold) => load(session.sql, fold, seal))));
  const folded: Folded[] = [];
  for (const fold of folds) {
    folded.push(await sealed(runFold(fold), seal));
    await yieldTurn();
  }

  const stopped = folded.flatMap(({ table, failure }) => (failure ? [stopOf(table, failure, batch)] : []));
  const going = owned.tables.filter((table) => !stopped.some((stop) => stop.table === table));
  const splits = stopped.map((stop) => splitOf(stop, context, owned, batch));
  const advance = advanceOf(going, context, owned, batch);
  const erasures = items.filter(({ erases }) => erases);
  const erasedChildren = erasures.map(({ event }) => event.childId);
  const erasedIn = new Set(erasures.map(({ partition }) => partition));
  const leftovers = erasedChildren.length > 0 ? await leftoversFor(context, erasedIn, stopped) : [];
  const released = stopped.filter(needsNewerRelease);
  const parked = stopped.filter((stop) => !needsNewerRelease(stop));
  await context.within(writeBatch(session, { folded, erasedChildren, leftovers, splits, advance, parked }));

  const positions = new Map(owned.positions);
  for (const checkpoint of advance.from.keys()) positions.set(checkpoint, batch.reached);
  return { owned: { tables: going, positions }, parked, released };
}

/** Folds one event; the tables whose rows it makes Postgres refuse fail with it. */
async function applyOne(
  context: BatchContext,
  owned: Owned,
  batch: Batch,
  only: StoredEvent,
  refused: readonly FoldError[],
): Promise<BatchOutcome> {
  const opened = await openEvents([only], context.opening);
  try {
    return await foldAndWrite(context, owned, batch, opened, refused);
  } catch (error) {
    if (!(error instanceof RefusedRows)) throw error;
    const culprit = new FoldError(error.table.plan.name, only, only.position, error.cause);
    return applyOne(context, owned, batch, only, [...refused, culprit]);
  }
}

/** Folds the events one by one, or half by half, so that the one whose rows a table refuses gets a name. */
async function narrowDown(context: BatchContext, owned: Owned, batch: Batch): Promise<BatchOutcome> {
  const { events } = batch;
  const [only] = events;
  if (events.length === 1 && only) return applyOne(context, owned, batch, only, []);
  const half = events.slice(0, events.length >> 1);
  const reached = half.at(-1)?.position ?? batch.reached;
  const first = await applyBatch(context, owned, { events: half, reached, movesAll: false });
  const second = await applyBatch(context, first.owned, { ...batch, events: events.slice(half.length) });
  return {
    owned: second.owned,
    parked: [...first.parked, ...second.parked],
    released: [...first.released, ...second.released],
  };
}

/**
 * Folds a batch into the tables: loads the rows it touches, one query a table, folds in memory, writes the changed rows and
 * every checkpoint in one transaction.
 * @param owned tables that are not parked, at checkpoints of their own
 * @throws the key ring's or Postgres' error when nothing was written
 */
export async function applyBatch(context: BatchContext, owned: Owned, batch: Batch): Promise<BatchOutcome> {
  if (owned.tables.length === 0) return { owned, parked: [], released: [] };
  const opened = await openEvents(batch.events, context.opening);
  try {
    return await foldAndWrite(context, owned, batch, opened, []);
  } catch (error) {
    if (!(error instanceof RefusedRows)) throw error;
    return narrowDown(context, owned, batch);
  }
}
