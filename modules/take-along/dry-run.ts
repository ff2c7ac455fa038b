import {
  type ColumnType,
  type ColumnValue,
  type DomainEvent,
  evolveAll,
  type Facet,
  type FacetStates,
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

/**
 * Lives a history in memory before a word of it is written. A file may come from anybody: a row that Postgres refuses would stop its
 * table for every child, and a facet that throws would lock its own child out.
 */
export class DryRun {
  readonly #composition: Composition;
  readonly #rows: ReadonlyMap<string, Map<string, TableRow>>;
  #states: FacetStates;

  constructor(composition: Composition) {
    this.#composition = composition;
    this.#states = initialStates(composition.facets);
    // A row that is written whole each time is never looked at again: the longest tables are of such rows.
    const remembered = composition.tables.filter(({ folds }) => !folds.every(({ replaces }) => replaces));
    this.#rows = new Map(remembered.map(({ name }) => [name, new Map()]));
  }

  /** @throws ImpossibleEntry */
  take(event: DomainEvent): void {
    try {
      this.#states = evolveAll(this.#composition.facets, this.#states, event);
      for (const table of this.#composition.tables) this.#fold(table, event);
    } catch (error) {
      if (error instanceof ImpossibleEntry) throw error;
      // Its message may quote what stands in the file.
      throw new ImpossibleEntry(`${event.type} cannot be folded`);
    }
  }

  #fold(table: ReadTable, event: DomainEvent): void {
    const rows = this.#rows.get(table.name);
    for (const one of table.folds) {
      if (one.type !== event.type) continue;
      for (const key of one.keys(event)) {
        const place = JSON.stringify(key);
        const row = one.fold(rows?.get(place), event, key);
        if (row) rows?.set(place, checked(table, row));
        else rows?.delete(place);
      }
    }
  }
}

function checked(table: ReadTable, row: TableRow): TableRow {
  const keys = new Set([...table.key, ...(table.indexes ?? []).flat()]);
  for (const [name, { type, nullable }] of Object.entries(table.columns)) {
    const value = row[name];
    const fits = value === null || value === undefined ? nullable === true : fitsColumn(type, value);
    if (!fits || (keys.has(name) && String(value).length > LONGEST_KEY)) {
      throw new ImpossibleEntry(`No row of ${table.name} can have such a ${name}`);
    }
  }
  return row;
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
    case 'jsonb':
      return fitsText(JSON.stringify(value)) && !JSON.stringify(value).includes('\\u0000');
  }
}

const fitsText = (text: string): boolean => text.length <= LONGEST_TEXT && isStorable(text);
