import type { ColumnType } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import type { TablePlan } from '../table/table-plan.ts';
import type { Column } from '../table/table-shape.ts';
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

/** How one table compares: rows that differ, by kind and in all. */
export interface Comparison extends Readonly<Record<Difference['kind'], number>> {
  readonly differing: number;
  /** Whose rows differ. */
  readonly children: number;
  readonly first: readonly NamedDifference[];
}

/** With the child whose row it is. */
export interface NamedDifference {
  readonly child: string;
  readonly difference: Difference;
}

interface CompareOptions {
  /** Columns that both sides have, keys and owner among them; all of the plan's without it. */
  readonly columns?: readonly Column[];
  /** Names one row of a child, and so more children. */
  readonly isOneOfEach?: boolean;
  readonly most?: number;
}

const MOST_NAMED = 10;

interface ComparedRow {
  readonly live: Readonly<Record<string, unknown>> | null;
  readonly replayed: Readonly<Record<string, unknown>> | null;
  readonly changed: readonly string[] | null;
}

type CountedRow = Omit<Comparison, 'first' | 'changed'> & ComparedRow;

function differingRows(plan: TablePlan, live: string, replayed: string, options: CompareOptions): string {
  const { columns = plan.columns, isOneOfEach = false, most = MOST_NAMED } = options;
  const list = columns.map(({ name }) => quoted(name)).join(', ');
  const key = plan.key.map(({ name }) => quoted(name));
  const owner = quoted(plan.owner.name);
  const same = key.map((name) => `live.${name} = replayed.${name}`).join(' and ');
  const changed = columns.map(
    ({ name }) => `case when live.${quoted(name)} is distinct from replayed.${quoted(name)} then '${name}' end`,
  );
  const order = key.map((name) => `coalesce(live.${name}, replayed.${name})`).join(', ');
  return `
    with differing as (
      select to_jsonb(live) as live, to_jsonb(replayed) as replayed,
        array_remove(array[${changed.join(', ')}], null) as changed,
        row_number() over (order by ${order}) as nth,
        row_number() over (partition by coalesce(live.${owner}, replayed.${owner}) order by ${order}) as nth_of_child
      from (select ${list} from ${live}) live full join (select ${list} from ${replayed}) replayed on ${same}
      where (live.*) is distinct from (replayed.*)
    ), counted as (
      select count(*)::integer as differing, count(*) filter (where nth_of_child = 1)::integer as children,
        count(*) filter (where live is null)::integer as missing, count(*) filter (where replayed is null)::integer as extra
      from differing
    )
    select counted.*, named.live, named.replayed, named.changed
    from counted left join lateral (
      select * from differing ${isOneOfEach ? 'where nth_of_child = 1' : ''} order by nth limit ${most}
    ) named on true order by named.nth`;
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
  const columns = (changed ?? []).map((name) => differentColumn(plan, name, row));
  return { table: plan.name, key, kind: 'changed', columns };
}

/**
 * Compares two tables of one definition, row by row, in the order of their keys. Sealed cells are compared by their bytes, which are
 * the same for the same words in the same place.
 */
export async function compareRows(
  sql: Sql,
  plan: TablePlan,
  live: string,
  replayed: string,
  options: CompareOptions = {},
): Promise<Comparison> {
  const rows = await sql.unsafe<CountedRow[]>(differingRows(plan, live, replayed, options));
  const { differing = 0, children = 0, missing = 0, extra = 0 } = rows[0] ?? {};
  const first = rows
    .filter((row) => row.live !== null || row.replayed !== null)
    .map((row) => ({
      child: String((row.live ?? row.replayed)?.[plan.owner.name]),
      difference: difference(plan, row),
    }));
  return { differing, children, missing, extra, changed: differing - missing - extra, first };
}
