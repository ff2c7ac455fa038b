import type { DomainEvent, Fold, TableRow } from '@wonderlings/kernel';
import { errorKind } from './error-kind.ts';
import type { TablePlan } from './table-plan.ts';
import { canonicalKey, canonicalRow, keyId, type RowKey } from './table-shape.ts';

/**
 * A table's fold threw, gave a row that the table cannot hold, or should have taken an event that cannot be opened. Its message
 * holds no words of a child: it is kept in the database and shown.
 */
export class FoldError extends Error {
  override readonly name = 'FoldError';
  readonly table: string;
  readonly eventId: string;
  readonly position: string;

  constructor(table: string, event: Pick<DomainEvent, 'id' | 'type'>, position: string, cause: unknown) {
    super(`${table} cannot fold ${event.type} ${event.id}: ${errorKind(cause)}`, { cause });
    this.table = table;
    this.eventId = event.id;
    this.position = position;
  }

  /** One of another thread, by what that has said of it. */
  static told({ table, eventId, position, message }: FoldErrorDetails): FoldError {
    const error = new FoldError(table, { id: eventId, type: '' }, position, undefined);
    error.message = message;
    return error;
  }
}

type FoldErrorDetails = Pick<FoldError, 'table' | 'eventId' | 'position' | 'message'>;

/** An event that concerns the tables, with its place in the log. */
export interface FoldableEvent {
  readonly position: string;
  /** See `partitionOf`. */
  readonly partition: number;
  readonly event: DomainEvent;
  /** The child is erased: its rows go before anything is folded. */
  readonly erases: boolean;
  /** Why the event could not be opened, and has no data. A table that folds its type fails; the others go on. */
  readonly unopened?: { readonly cause: unknown };
}

/** The place of one row, whether or not there is one. Its maker has loaded the row before it is folded. */
export interface Slot {
  readonly key: RowKey;
  readonly row: TableRow | undefined;
}

/** Puts a row, or nothing, into a slot. */
export type SetRow<Place extends Slot> = (slot: Place, row: TableRow | undefined) => void;

/** The canonical keys that an event touches, each once. Throws {@link FoldError}. */
export function keysTouched(plan: TablePlan, { event, position, unopened }: FoldableEvent): readonly RowKey[] {
  const fold = plan.folds.get(event.type);
  if (!fold) return [];
  if (unopened) throw new FoldError(plan.name, event, position, unopened.cause);
  try {
    const touched = fold.keys(event);
    const [only] = touched;
    if (only && touched.length === 1) return [canonicalKey(plan, only)];
    const keys = touched.map((key) => canonicalKey(plan, key));
    return keys.length < 2 ? keys : [...new Map(keys.map((key) => [keyId(key), key])).values()];
  } catch (cause) {
    throw new FoldError(plan.name, event, position, cause);
  }
}

function folded(plan: TablePlan, fold: Fold, { key, row }: Slot, event: DomainEvent): TableRow | undefined {
  const after = fold.fold(row, event, key);
  if (after === null) return undefined;
  return after === row ? row : canonicalRow(plan, after, key, row);
}

/**
 * Folds one event into the slots of its keys: all of them, or none when it throws.
 * @throws FoldError
 */
export function foldEvent<Place extends Slot>(
  plan: TablePlan,
  slots: readonly Place[],
  { event, position }: FoldableEvent,
  set: SetRow<Place>,
): void {
  const fold = plan.folds.get(event.type);
  if (!fold) return;
  try {
    const [only] = slots;
    if (only && slots.length === 1) {
      const row = folded(plan, fold, only, event);
      // What a fold replaces was not read: no row is an answer too.
      if (fold.replaces || row !== only.row) set(only, row);
      return;
    }
    const rows = slots.map((slot) => folded(plan, fold, slot, event));
    for (const [index, slot] of slots.entries()) {
      if (fold.replaces || rows[index] !== slot.row) set(slot, rows[index]);
    }
  } catch (cause) {
    throw new FoldError(plan.name, event, position, cause);
  }
}
