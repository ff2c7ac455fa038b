import type { ColumnType } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import type { TablePlan } from '../table/table-plan.ts';
import { quoted } from '../table/table-statements.ts';

/** What the two sides say in one column. Texts and lists are described, not quoted: children wrote them; sealed values are not even that. */
export interface DifferentColumn {
  readonly name: string;
  readonly live: string;
  readonly replayed: string;
}

/** A row that the live table lacks, has too much, or holds otherwise than the log says. */
export interface Difference {
  readonly table: string;
  /** By column. */
  readonly key: Readonly<Record<string, string>>;
  readonly kind: 'missing' | 'extra' | 'changed';
  /** Of a changed row. */
  readonly columns: readonly DifferentColumn[];
}

/** How one table compares. */
export interface Comparison {
  readonly differing: number;
  readonly first: readonly Difference[];
}

const MOST_NAMED = 10;

interface ComparedRow {
  readonly total: number;
  readonly live: Readonly<Record<string, unknown>> | null;
  readonly replayed: Readonly<Record<string, unknown>> | null;
  readonly changed: readonly string[];
}

function differingRows(plan: TablePlan, live: string, replayed: string): string {
  const key = plan.key.map(({ name }) => quoted(name));
  const same = key.map((name) => `live.${name} = replayed.${name}`).join(' and ');
  const changed = plan.columns.map(
    ({ name }) => `case when live.${quoted(name)} is distinct from replayed.${quoted(name)} then '${name}' end`,
  );
  const order = key.map((name) => `coalesce(live.${name}, replayed.${name})`).join(', ');
  return `
    select count(*) over ()::integer as total, to_jsonb(live) as live, to_jsonb(replayed) as replayed,
      array_remove(array[${changed.join(', ')}], null) as changed
    from ${live} live full join ${replayed} replayed on ${same}
    where (live.*) is distinct from (replayed.*) order by ${order} limit ${MOST_NAMED}`;
}

function described(type: ColumnType | 'sealed', value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (type === 'sealed') return 'a sealed value';
  if (type === 'text') return `a text of ${String(value).length} characters`;
  if (type === 'text[]') return `a list of ${Array.isArray(value) ? value.length : 0}`;
  if (type === 'jsonb') return `JSON of ${JSON.stringify(value).length} characters`;
  return String(value);
}

function differentColumn(plan: TablePlan, name: string, { live, replayed }: ComparedRow): DifferentColumn {
  const column = plan.columns.find((known) => known.name === name);
  const type = column && plan.sealed.includes(column) ? 'sealed' : (column?.type ?? 'text');
  const here = described(type, live?.[name]);
  const there = described(type, replayed?.[name]);
  return { name, live: here, replayed: here === there ? there.replace(/^(a )?/, 'other ') : there };
}

function difference(plan: TablePlan, row: ComparedRow): Difference {
  const { live, replayed, changed } = row;
  const key = Object.fromEntries(plan.key.map(({ name }) => [name, String((live ?? replayed)?.[name])]));
  if (!live) return { table: plan.name, key, kind: 'missing', columns: [] };
  if (!replayed) return { table: plan.name, key, kind: 'extra', columns: [] };
  const columns = changed.map((name) => differentColumn(plan, name, row));
  return { table: plan.name, key, kind: 'changed', columns };
}

/**
 * Compares two tables of one definition, row by row, in the order of their keys. Sealed cells are compared by their bytes, which are
 * the same for the same words in the same place.
 */
export async function compareRows(sql: Sql, plan: TablePlan, live: string, replayed: string): Promise<Comparison> {
  const rows = await sql.unsafe<ComparedRow[]>(differingRows(plan, live, replayed));
  return { differing: rows[0]?.total ?? 0, first: rows.map((row) => difference(plan, row)) };
}
