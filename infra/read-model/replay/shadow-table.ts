import type { TableRow } from '@wonderlings/kernel';
import { PostgresError, type Sql } from '@wonderlings/postgres';
import { type FoldableEvent, foldEvent, keysTouched } from '../table/fold-event.ts';
import type { RowSeal, StoredRow } from '../table/row-seal.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { RowKey } from '../table/table-shape.ts';
import { deleteOwned, deleteRows, type Statement, selectRows, upsertRows } from '../table/table-statements.ts';
import { copyRows } from './copy-rows.ts';
import { ShadowRows, type ShadowSlot } from './shadow-rows.ts';

/** Rows a statement; an array parameter of many megabytes gains nothing. */
const CHUNK = 2_000;

function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / CHUNK);
  return Array.from({ length: count }, (_, index) => items.slice(index * CHUNK, (index + 1) * CHUNK));
}

/**
 * A table that is built from the log and read by no query yet. Its rows are in memory while they are used, and reach the
 * table when they leave it, in the transaction that the caller has open on the session.
 */
export class ShadowTable {
  readonly plan: TablePlan;
  /** Its name in SQL. */
  readonly table: string;
  /** How far it has come. */
  position: string | null;
  /** Milliseconds that its rows took so far: folding them, reading them back and writing them. */
  spentMs = 0;
  /** Which events are folded, when not all of them are: a live table may be further in one partition than in another. */
  takes: ((item: FoldableEvent) => boolean) | undefined;
  readonly #session: Sql;
  readonly #rows: ShadowRows;

  /** @param from the position up to which others have filled the table already */
  constructor(plan: TablePlan, table: string, session: Sql, from: string | null = null) {
    this.plan = plan;
    this.table = table;
    this.position = from;
    this.#session = session;
    this.#rows = new ShadowRows(plan, from !== null);
  }

  get bytes(): number {
    return this.#rows.youngBytes;
  }

  /**
   * Folds a page.
   * @param items those that it folds, and erasures
   * @throws FoldError, and is of no use from then on
   */
  async fold(items: readonly FoldableEvent[], reached: string, seal: RowSeal): Promise<void> {
    const began = performance.now();
    await this.#fold(items, seal);
    this.position = reached;
    this.spentMs += performance.now() - began;
  }

  async #fold(items: readonly FoldableEvent[], seal: RowSeal): Promise<void> {
    const rows = this.#rows;
    const steps: { readonly item: FoldableEvent; readonly slots: readonly ShadowSlot[] }[] = [];
    for (const item of items) {
      if (this.takes?.(item) === false) continue;
      steps.push({ item, slots: keysTouched(this.plan, item).map((key) => rows.slot(key)) });
    }
    await this.#load(rows.takeMissing(), seal);
    const erased = new Set<string>();
    for (const { item, slots } of steps) {
      const { childId } = item.event;
      if (item.erases && rows.erase(childId)) erased.add(childId);
      foldEvent(this.plan, rows.current(slots), item, rows.set);
    }
    if (erased.size > 0) await this.#run(deleteOwned(this.plan.owner, this.table, [...erased]));
  }

  /** Writes what has not been used of late, or `all`. */
  async flush(seal: RowSeal, all = false): Promise<void> {
    const began = performance.now();
    const { fresh, changed, removed } = this.#rows.evict(all);
    await this.#copy(fresh, seal);
    await this.#upsert(changed, seal);
    for (const keys of chunks(removed)) await this.#run(deleteRows(this.plan, this.table, keys));
    this.spentMs += performance.now() - began;
  }

  async #copy(rows: readonly TableRow[], seal: RowSeal): Promise<void> {
    if (rows.length === 0) return;
    await this.#session.unsafe('savepoint copying');
    try {
      // Sealed rows are copies of about three times the size, so there are never many.
      for (const some of chunks(rows))
        await copyRows(this.#session, this.plan, this.table, await seal.seal(this.plan, some));
    } catch (error) {
      if (!(error instanceof PostgresError)) throw error;
      // A refused COPY hardly says why; inserting the same rows does.
      await this.#session.unsafe('rollback to savepoint copying');
      await this.#upsert(rows, seal);
    }
  }

  async #upsert(rows: readonly TableRow[], seal: RowSeal): Promise<void> {
    for (const some of chunks(rows)) {
      await this.#run(upsertRows(this.plan, this.table, await seal.seal(this.plan, some)));
    }
  }

  async #load(keys: readonly RowKey[], seal: RowSeal): Promise<void> {
    for (const some of chunks(keys)) {
      const stored = await this.#run(selectRows(this.plan, this.table, some));
      for (const row of await seal.open(this.plan, stored)) this.#rows.load(row);
    }
  }

  #run({ text, parameters }: Statement): Promise<readonly StoredRow[]> {
    return this.#session.unsafe<StoredRow[]>(text, [...parameters], { prepare: true });
  }
}
