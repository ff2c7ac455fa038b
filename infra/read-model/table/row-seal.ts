import {
  type ColumnType,
  type ColumnValue,
  cellPlace,
  IntegrityError,
  type KeyRing,
  sealCell,
  type TableRow,
} from '@wonderlings/kernel';
import { isSealedCell, type SealedCell } from './cell-text.ts';
import { type OpenCell, openSealedCell } from './opened-cells.ts';
import type { TablePlan } from './table-plan.ts';
import { keyOfRow, type RowKey, rowId } from './table-shape.ts';

/** A row with sealed columns as the table gives it back. */
export type StoredRow = { [column: string]: ColumnValue | SealedCell };

const isJson = (type: ColumnType): boolean =>
  type !== 'text' && type !== 'uuid' && type !== 'timestamptz' && type !== 'date';

/**
 * Seals and opens rows with the keys of the children whose they are. Keys that came with a batch's events are not asked for again.
 */
export class RowSeal {
  readonly #ring: KeyRing;
  readonly #keys: Map<string, Uint8Array | null>;
  readonly #openCell: OpenCell;

  constructor(
    ring: KeyRing,
    known: ReadonlyMap<string, Uint8Array | null> = new Map(),
    open: OpenCell = openSealedCell,
  ) {
    this.#ring = ring;
    this.#keys = new Map(known);
    this.#openCell = open;
  }

  /**
   * Canonical rows as they are written, sealed columns as Postgres' text of their bytes. Without those of children that have no
   * key any more: they are being erased, and a replay could not make these rows either.
   * @throws what the key ring has against giving keys
   */
  async seal(plan: TablePlan, rows: readonly TableRow[]): Promise<readonly TableRow[]> {
    if (plan.sealed.length === 0) return rows;
    await this.#ask(plan, rows);
    return rows.flatMap((row) => {
      const key = this.#keyOf(plan, row);
      return key ? [sealRow(plan, row, key)] : [];
    });
  }

  /**
   * Opens rows that came out of the table, in place; rows of children that have no key are left out, as they are for a replay.
   * @param onChanged told of a row that does not open, which is left out too; without it that is thrown
   * @throws IntegrityError, and what the key ring has against giving keys
   */
  async open(
    plan: Pick<TablePlan, 'name' | 'key' | 'owner' | 'sealed'>,
    rows: readonly StoredRow[],
    onChanged?: (key: RowKey, error: IntegrityError) => void,
  ): Promise<readonly TableRow[]> {
    if (plan.sealed.length === 0) return rows as readonly TableRow[];
    await this.#ask(plan, rows);
    const opened: TableRow[] = [];
    for (const row of rows) {
      const key = this.#keyOf(plan, row);
      if (!key) continue;
      try {
        opened.push(openRow(plan, row, key, this.#openCell));
      } catch (error) {
        if (!onChanged || !(error instanceof IntegrityError)) throw error;
        onChanged(keyOfRow(plan, row as TableRow), error);
      }
    }
    return opened;
  }

  async #ask({ owner }: Pick<TablePlan, 'owner'>, rows: readonly StoredRow[]): Promise<void> {
    const missing = new Set<string>();
    let before: unknown;
    for (const row of rows) {
      // Mostly they are all of one child.
      if (row[owner.name] === before) continue;
      before = row[owner.name];
      const childId = String(before);
      if (!this.#keys.has(childId)) missing.add(childId);
    }
    if (missing.size === 0) return;
    for (const [childId, key] of await this.#ring.keysOf([...missing])) this.#keys.set(childId, key);
  }

  #keyOf({ owner }: Pick<TablePlan, 'owner'>, row: StoredRow): Uint8Array | null {
    return this.#keys.get(String(row[owner.name])) ?? null;
  }
}

type Sealing = Pick<TablePlan, 'name' | 'key' | 'sealed'>;

function sealRow(plan: Sealing, row: TableRow, key: Uint8Array): TableRow {
  const rowKey = rowId(plan, row);
  const sealed: Record<string, ColumnValue> = { ...row };
  for (const { name, type } of plan.sealed) {
    const value = row[name] ?? null;
    if (value === null) continue;
    const text = isJson(type) ? JSON.stringify(value) : String(value);
    sealed[name] = `\\x${sealCell(key, cellPlace(plan.name, name, rowKey), text).toString('hex')}`;
  }
  return sealed;
}

/** A column that is no sealed cell is of a generation that did not seal it: it is read in clear until it is replaced. */
function openRow(plan: Sealing, row: StoredRow, key: Uint8Array, open: OpenCell): TableRow {
  let rowKey: string | undefined;
  for (const { name, type } of plan.sealed) {
    const value = row[name];
    if (!isSealedCell(value)) continue;
    rowKey ??= rowId(plan, row as TableRow);
    const text = open(key, cellPlace(plan.name, name, rowKey), value);
    row[name] = isJson(type) ? JSON.parse(text) : text;
  }
  // Nothing in it is sealed any more.
  return row as TableRow;
}
