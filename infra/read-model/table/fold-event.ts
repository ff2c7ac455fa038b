import type { DomainEvent, TableRow } from '@wonderlings/kernel';
import type { TablePlan } from './table-plan.ts';
import { canonicalKey, canonicalRow, keyId, type RowKey } from './table-shape.ts';

/** A table's fold threw, or gave a row that the table cannot hold. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
  readonly table: string;
  readonly eventId: string;
  readonly position: string;

  constructor(table: string, event: Pick<DomainEvent, 'id' | 'type'>, position: string, cause: unknown) {
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    super(`${table} cannot fold ${event.type} ${event.id}: ${reason}`, { cause });
    this.table = table;
    this.eventId = event.id;
    this.position = position;
  }
}

/** An event that concerns the tables, with its place in the log. */
export interface FoldableEvent {
  readonly position: string;
  readonly event: DomainEvent;
  /** The child is erased: its rows go before anything is folded. */
  readonly erases: boolean;
}

/** The rows of one table that an event may touch. Whoever holds them has loaded them before. */
export interface Rows {
  get(id: string): TableRow | undefined;
  /** null removes. */
  put(id: string, key: RowKey, row: TableRow | null): void;
}

/** The canonical keys that an event touches, each once. Throws {@link FoldError}. */
export function keysTouched(plan: TablePlan, { event, position }: FoldableEvent): readonly RowKey[] {
  const fold = plan.folds.get(event.type);
  if (!fold) return [];
  try {
    const keys = fold.keys(event).map((key) => canonicalKey(plan, key));
    return keys.length < 2 ? keys : [...new Map(keys.map((key) => [keyId(key), key])).values()];
  } catch (cause) {
    throw new FoldError(plan.name, event, position, cause);
  }
}

/**
 * Folds one event into the rows: all of its keys, or none of them when it throws.
 * @param keys what {@link keysTouched} gave for this event
 * @throws FoldError
 */
export function foldEvent(plan: TablePlan, keys: readonly RowKey[], item: FoldableEvent, rows: Rows): void {
  const { event, position } = item;
  const fold = plan.folds.get(event.type);
  if (!fold || keys.length === 0) return;
  const changes: [string, RowKey, TableRow | null][] = [];
  try {
    for (const key of keys) {
      const id = keyId(key);
      const before = rows.get(id);
      const after = fold.fold(before, event, key);
      if (after === before || (after === null && before === undefined)) continue;
      changes.push([id, key, after === null ? null : canonicalRow(plan, after, key, before)]);
    }
  } catch (cause) {
    throw new FoldError(plan.name, event, position, cause);
  }
  for (const [id, key, row] of changes) rows.put(id, key, row);
}
