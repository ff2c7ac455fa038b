import {
  type ColumnType,
  type ColumnValue,
  type DomainEvent,
  evolveAll,
  type Facet,
  type FacetStates,
  type Fold,
  initialStates,
  type ReadTable,
  type TableRow,
} from '@wonderlings/kernel';
import { isStorable } from './proof-files.ts';

interface Composition {
  readonly facets: readonly Facet[];
  readonly tables: readonly ReadTable[];
}

/** An entry of a file that no act of a child can have made. */
export class ImpossibleEntry extends Error {
  override readonly name = 'ImpossibleEntry';
}

/** The largest integer of Postgres. */
const MOST = 2_147_483_647;
/** A key or an index of Postgres holds 2.7 kB. */
const LONGEST_KEY = 500;
const LONGEST_TEXT = 200_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A row that a later event looks at. */
interface AwaitedRow {
  row: TableRow | undefined;
  /** How many looks at it are still to come. */
  looks: number;
}

/** One fold, with the table that it writes. */
interface TableFold {
  readonly fold: Fold;
  readonly table: string;
  readonly columns: readonly Column[];
  /** By key; all folds of a table share them. */
  readonly awaited: Map<string, AwaitedRow>;
}

/**
 * Lives a history in memory before a word of it is written. A file may come from anywhere: a row that Postgres refuses would stop its
 * table for every child, and a facet that throws would lock its own child out.
 *
 * It sees the history twice: first each event is foreseen, then each is taken, in the same order. A row is kept in between only as long
 * as an event is to come that looks at it, so that what is in memory is the days and sessions that are open, not ten years.
 */
export class DryRun {
  readonly #facets: readonly Facet[];
  readonly #folds = new Map<string, TableFold[]>();
  #states: FacetStates;

  constructor({ facets, tables }: Composition) {
    this.#facets = facets;
    this.#states = initialStates(facets);
    for (const table of tables) {
      const shared = { table: table.name, columns: columnsOf(table), awaited: new Map<string, AwaitedRow>() };
      for (const fold of table.folds) {
        const ofType = this.#folds.get(fold.type) ?? [];
        this.#folds.set(fold.type, ofType);
        ofType.push({ fold, ...shared });
      }
    }
  }

  /** Notes which rows the event will look at. @throws ImpossibleEntry */
  foresee(event: DomainEvent): void {
    this.#attempt(event, () => {
      for (const { fold, awaited } of this.#foldsOf(event)) {
        // A fold that writes the row whole looks at none.
        if (fold.replaces) continue;
        for (const key of fold.keys(event)) {
          const place = JSON.stringify(key);
          const known = awaited.get(place);
          if (known) known.looks += 1;
          else awaited.set(place, { row: undefined, looks: 1 });
        }
      }
    });
  }

  /** @throws ImpossibleEntry, also for an event that was not foreseen */
  take(event: DomainEvent): void {
    this.#attempt(event, () => {
      this.#states = evolveAll(this.#facets, this.#states, event);
      for (const one of this.#foldsOf(event)) {
        for (const key of one.fold.keys(event)) fold(one, event, key);
      }
    });
  }

  #foldsOf({ type }: DomainEvent): readonly TableFold[] {
    return this.#folds.get(type) ?? [];
  }

  #attempt(event: DomainEvent, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof ImpossibleEntry) throw error;
      // Its message may quote what stands in the file.
      throw new ImpossibleEntry(`${event.type} cannot be folded`);
    }
  }
}

function fold({ fold, table, columns, awaited }: TableFold, event: DomainEvent, key: readonly ColumnValue[]): void {
  const place = JSON.stringify(key);
  const known = awaited.get(place);
  if (!known && !fold.replaces) throw new ImpossibleEntry(`A row of ${table} was not foreseen`);
  const row = fold.fold(known?.row, event, key);
  if (row && row !== known?.row) check(table, columns, row);
  if (!known) return;
  known.row = row ?? undefined;
  if (!fold.replaces) known.looks -= 1;
  if (known.looks === 0) awaited.delete(place);
}

interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** Of the table's key, or of an index. */
  readonly isKey: boolean;
}

function columnsOf({ key, indexes = [], columns }: ReadTable): readonly Column[] {
  const keys = new Set([...key, ...indexes.flat()]);
  return Object.entries(columns).map(([name, { type, nullable = false }]) => {
    return { name, type, nullable, isKey: keys.has(name) };
  });
}

function check(table: string, columns: readonly Column[], row: TableRow): void {
  for (const { name, type, nullable, isKey } of columns) {
    const value = row[name];
    const fits = value === null || value === undefined ? nullable : fitsColumn(type, value);
    if (!fits || (isKey && String(value).length > LONGEST_KEY)) {
      throw new ImpossibleEntry(`No row of ${table} can have such a ${name}`);
    }
  }
}

function fitsColumn(type: ColumnType, value: NonNullable<ColumnValue>): boolean {
  switch (type) {
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST;
    case 'double precision':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'uuid':
      return typeof value === 'string' && UUID.test(value);
    case 'date':
    case 'timestamptz':
      return typeof value === 'string' && value >= '1900' && value < '3000' && !Number.isNaN(Date.parse(value));
    case 'text':
      return typeof value === 'string' && fitsText(value);
    case 'text[]':
      return Array.isArray(value) && value.every((text) => typeof text === 'string' && fitsText(text));
    case 'jsonb': {
      const text = JSON.stringify(value);
      return fitsText(text) && !text.includes('\\u0000');
    }
  }
}

const fitsText = (text: string): boolean => text.length <= LONGEST_TEXT && isStorable(text);
