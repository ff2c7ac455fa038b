import type { DomainEvent, EventDefinition } from './event.ts';

/**
 * Postgres types that a row may use, and how their values look in TypeScript: `timestamptz` as ISO 8601 UTC with
 * milliseconds, `date` as `YYYY-MM-DD`, `jsonb` as plain JSON, `text[]` as a list of strings, the others as one expects.
 */
export type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'double precision'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb'
  | 'text[]';
export type ColumnValue = string | number | boolean | null | readonly string[] | { readonly [key: string]: unknown };
/** Column names in snake_case, as the specification lists them. */
export type TableRow = Readonly<Record<string, ColumnValue>>;

/** A column of a catalogue, or of a read table that does not seal it. */
interface ColumnDefinition {
  readonly type: ColumnType;
  readonly nullable?: boolean;
}

interface ReadColumn extends ColumnDefinition {
  /**
   * Holds what a child typed or is: in the database it is sealed with that child's key, null apart. Folds, rows and answers have
   * it in clear, SQL has not. No key, owner or index can be made of it.
   */
  readonly sealed?: true;
}

/** How one event type changes the rows under its keys. */
export interface Fold<Row extends TableRow = TableRow> {
  readonly type: string;
  /** Whatever row there was, the event alone says what it is now: it need not be read before. */
  readonly replaces?: boolean;
  /** The keys (values in the order of the table's `key`) of every row that this event touches. */
  keys(event: DomainEvent): readonly (readonly ColumnValue[])[];
  /** Pure. null removes the row; the row itself leaves it as it is. */
  fold(row: Row | undefined, event: DomainEvent, key: readonly ColumnValue[]): Row | null;
}

/** A read table: `(row | undefined, event) → row | null` per key. */
export interface ReadTable<Row extends TableRow = TableRow> {
  readonly name: string;
  /** Raise it when a fold's meaning changes: the table is then rebuilt beside the live one. */
  readonly version: number;
  readonly columns: Readonly<Record<keyof Row & string, ReadColumn>>;
  readonly key: readonly (keyof Row & string)[];
  /** The column with the child's id: `ChildErased` removes its rows. */
  readonly owner: keyof Row & string;
  readonly indexes?: readonly (readonly (keyof Row & string)[])[];
  readonly folds: readonly Fold<Row>[];
}

/** Fixed content as a table, filled from the catalogue at start. */
export interface CatalogueTable<Row extends TableRow = TableRow> {
  readonly name: string;
  readonly columns: Readonly<Record<keyof Row & string, ColumnDefinition>>;
  readonly key: readonly (keyof Row & string)[];
  readonly rows: readonly Row[];
}

/** One fold of a table, with the event's own type. `keys` gives one key for most events. */
export function on<Row extends TableRow, Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  keys: (event: DomainEvent<Type, Data>) => readonly (readonly ColumnValue[])[],
  fold: (row: Row | undefined, event: DomainEvent<Type, Data>, key: readonly ColumnValue[]) => Row | null,
): Fold<Row> {
  // The engine calls a fold with events of its own type only.
  return { type: definition.type, keys: keys as Fold<Row>['keys'], fold: fold as Fold<Row>['fold'] };
}

/** One fold that writes a row of which the event says everything, or takes it away; see {@link Fold.replaces}. */
export function put<Row extends TableRow, Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  keys: (event: DomainEvent<Type, Data>) => readonly (readonly ColumnValue[])[],
  row: (event: DomainEvent<Type, Data>) => Row | null,
): Fold<Row> {
  return { ...on<Row, Type, Data>(definition, keys, (_, event) => row(event)), replaces: true };
}

/**
 * Of two rows for something that is given once, the one that was given first. The log has them in another order only where a history was
 * brought in after the account had got the same.
 * @param since the column that says when
 */
export function earlier<Row extends TableRow>(since: keyof Row & string, row: Row | undefined, other: Row): Row {
  return row && String(row[since]) <= String(other[since]) ? row : other;
}

/** Declares a read table. Throws when a key or owner column is missing or sealed, or one event type has two folds. */
export function readTable<Row extends TableRow>(table: ReadTable<Row>): ReadTable<Row> {
  for (const column of [...table.key, table.owner]) {
    if (!table.columns[column]) throw new Error(`Read table ${table.name} has no column ${column}`);
  }
  for (const column of [...table.key, table.owner, ...(table.indexes ?? []).flat()]) {
    if (table.columns[column]?.sealed) {
      throw new Error(`Read table ${table.name} cannot seal ${column}: it is a key, the owner or in an index`);
    }
  }
  const types = table.folds.map((fold) => fold.type);
  if (new Set(types).size !== types.length) throw new Error(`Read table ${table.name} folds one event type twice`);
  return table;
}

/** A query as a tagged template; values are parameters, never SQL text. */
type Query<Row> = <Selected = Row>(
  template: TemplateStringsArray,
  ...values: readonly ColumnValue[]
) => PromiseLike<readonly Selected[]>;

/** Reads rows of the live read tables (`read.<name>`). */
export interface ReadDatabase extends Query<TableRow> {
  /**
   * The same for a table with sealed columns: they come back opened, each with the key of the row's child; rows of a child without
   * one are left out. Who selects a sealed column selects the table's key and owner too.
   * @throws IntegrityError for a cell that was changed
   */
  rows<Row extends TableRow>(table: ReadTable<Row>): Query<Row>;
}
