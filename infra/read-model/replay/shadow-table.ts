import type { TableRow } from '@wonderlings/kernel';
import { PostgresError, type Sql } from '@wonderlings/postgres';
import { type FoldableEvent, foldEvent, keysTouched } from '../table/fold-event.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { keyId, type RowKey } from '../table/table-shape.ts';
import { deleteOwned, deleteRows, type Statement, selectRows, upsertRows } from '../table/table-statements.ts';
import { copyRows } from './copy-rows.ts';
import { ShadowRows } from './shadow-rows.ts';

/** Rows a statement; an array parameter of many megabytes helps nobody. */
const CHUNK = 2_000;

function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / CHUNK);
  return Array.from({ length: count }, (_, index) => items.slice(index * CHUNK, (index + 1) * CHUNK));
}

/**
 * A table that is built from the log without anybody reading it. Its rows are in memory while they are used, and reach the
 * table when they leave it, in the transaction that the caller has open on the session.
 */
export class ShadowTable {
  readonly plan: TablePlan;
  /** Its name in SQL. */
  readonly table: string;
  /** How far it has come. */
  position: string | null = null;
  readonly #session: Sql;
  readonly #rows: ShadowRows;

  constructor(plan: TablePlan, table: string, session: Sql) {
    this.plan = plan;
    this.table = table;
    this.#session = session;
    this.#rows = new ShadowRows(plan);
  }

  get bytes(): number {
    return this.#rows.youngBytes;
  }

  /** Folds a page. Throws FoldError, and is of no use from then on. */
  async fold(items: readonly FoldableEvent[], reached: string): Promise<void> {
    const steps = items
      .filter(({ erases, event }) => erases || this.plan.folds.has(event.type))
      .map((item) => ({ item, keys: keysTouched(this.plan, item) }));
    await this.#load(steps.flatMap(({ keys }) => keys));
    const erased = new Set<string>();
    for (const { item, keys } of steps) {
      const { childId } = item.event;
      if (item.erases && this.#rows.erase(childId)) erased.add(childId);
      foldEvent(this.plan, keys, item, this.#rows);
    }
    if (erased.size > 0) await this.#run(deleteOwned(this.plan.owner, this.table, [...erased]));
    this.position = reached;
  }

  /** Writes what has not been used of late, or `all`. */
  async flush(all = false): Promise<void> {
    const { fresh, changed, removed } = this.#rows.evict(all);
    await this.#copy(fresh);
    await this.#upsert(changed);
    for (const keys of chunks(removed)) await this.#run(deleteRows(this.plan, this.table, keys));
  }

  async #copy(rows: readonly TableRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#session.unsafe('savepoint copying');
    try {
      await copyRows(this.#session, this.plan, this.table, rows);
    } catch (error) {
      if (!(error instanceof PostgresError)) throw error;
      // A refused COPY hardly says why; inserting the same rows does.
      await this.#session.unsafe('rollback to savepoint copying');
      await this.#upsert(rows);
    }
  }

  async #upsert(rows: readonly TableRow[]): Promise<void> {
    for (const some of chunks(rows)) await this.#run(upsertRows(this.plan, this.table, some));
  }

  async #load(keys: readonly RowKey[]): Promise<void> {
    const missing = new Map<string, RowKey>();
    for (const key of keys) {
      const id = keyId(key);
      if (this.#rows.mustLoad(id)) missing.set(id, key);
    }
    for (const some of chunks([...missing.values()])) {
      const rows = await this.#run(selectRows(this.plan, this.table, some));
      for (const row of rows) this.#rows.loaded(row);
    }
  }

  #run({ text, parameters }: Statement): Promise<readonly TableRow[]> {
    return this.#session.unsafe<TableRow[]>(text, [...parameters], { prepare: true });
  }
}
