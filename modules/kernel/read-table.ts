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
  readonly columns: Readonly<Record<keyof Row & string, { readonly type: ColumnType; readonly nullable?: boolean }>>;
  readonly key: readonly (keyof Row & string)[];
  /** The column with the child's id: `ChildErased` removes its rows. */
  readonly owner: keyof Row & string;
  readonly indexes?: readonly (readonly (keyof Row & string)[])[];
  readonly folds: readonly Fold<Row>[];
}

/** Fixed content as a table, filled from the catalogue at start. */
export interface CatalogueTable<Row extends TableRow = TableRow> {
  readonly name: string;
  readonly columns: ReadTable<Row>['columns'];
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

/** One fold that writes a row of which the event says everything; see {@link Fold.replaces}. */
export function put<Row extends TableRow, Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  keys: (event: DomainEvent<Type, Data>) => readonly (readonly ColumnValue[])[],
  row: (event: DomainEvent<Type, Data>) => Row,
): Fold<Row> {
  return { ...on<Row, Type, Data>(definition, keys, (_, event) => row(event)), replaces: true };
}

/** Declares a read table. Throws when a key or owner column is missing, or one event type has two folds. */
export function readTable<Row extends TableRow>(table: ReadTable<Row>): ReadTable<Row> {
  for (const column of [...table.key, table.owner]) {
    if (!table.columns[column]) throw new Error(`Read table ${table.name} has no column ${column}`);
  }
  const types = table.folds.map((fold) => fold.type);
  if (new Set(types).size !== types.length) throw new Error(`Read table ${table.name} folds one event type twice`);
  return table;
}

/**
 * Reads rows of the live read tables (`read.<name>`) with a tagged template; values are parameters, never SQL text.
 * postgres.js' `sql` is one.
 */
export type ReadDatabase = <Row extends object = TableRow>(
  template: TemplateStringsArray,
  ...values: readonly ColumnValue[]
) => PromiseLike<readonly Row[]>;
