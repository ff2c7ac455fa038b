import type { Sql } from '@wonderlings/postgres';
import type { ReadModelParts } from '../read-model-parts.ts';
import type { ShadowBuild } from '../replay/build-shadows.ts';
import { chosenPlans } from '../replay/chosen-plans.ts';
import { buildable, type Construction, withConstruction } from '../replay/construction.ts';
import { type OnProgress, ReplayMeter } from '../replay/replay-progress.ts';
import { type ReplayThreads, threadsFor } from '../replay/replay-threads.ts';
import { ShadowTable } from '../replay/shadow-table.ts';
import type { Successor } from '../replay/successors.ts';
import { earliestOf, type LiveTable, liveTables, positionsOf, UNBUILT } from '../table/bookkeeping.ts';
import type { FoldError } from '../table/fold-event.ts';
import { assertSameLog } from '../table/log-mark.ts';
import { foldedTypes } from '../table/table-plan.ts';
import { generationTable } from '../table/table-statements.ts';
import { type Comparison, compareRows, type NamedDifference } from '../verify/compare-rows.ts';
import { foldUpTo } from '../verify/compare-tables.ts';
import { type ColumnChanges, NO_COLUMN_CHANGES, sharedColumns } from './shared-columns.ts';

export interface PreviewOptions {
  /** Names; all tables without them. */
  readonly tables?: readonly string[];
  readonly onProgress?: OnProgress;
  /** Ends the preview with an error; nothing is left of it. */
  readonly signal?: AbortSignal;
  readonly threads?: ReplayThreads | undefined;
}

/** What a rebuild by this release would change in a table. */
export interface TablePreview {
  readonly table: string;
  /** No release has built it yet. */
  readonly isNew: boolean;
  readonly rows: { readonly added: number; readonly changed: number; readonly gone: number };
  /** Whose rows those are. */
  readonly children: number;
  readonly columns: ColumnChanges;
  /** Its definition is the live one's, so no server will rebuild it by itself though its rows differ: `version` has to be raised. */
  readonly needsVersion: boolean;
  /** One row of a child each; `live` is before, `replayed` after. */
  readonly examples: readonly NamedDifference[];
  /** Milliseconds of its folding and comparing. */
  readonly ms: number;
}

export interface Preview {
  readonly events: number;
  readonly ms: number;
  readonly tables: readonly TablePreview[];
  /** Tables whose fold threw: a rebuild would leave them as they are. */
  readonly failed: readonly FoldError[];
}

const MOST_EXAMPLES = 3;

/** The tables that some release has built, whatever it was. */
const built = (live: ReadonlyMap<string, LiveTable>): ReadonlyMap<string, LiveTable> =>
  new Map([...live].filter(([, { fingerprint }]) => fingerprint !== UNBUILT));

async function rowsIn(sql: Sql, table: string): Promise<number> {
  const [counted] = await sql.unsafe<{ rows: number }[]>(`select count(*)::integer as rows from ${table}`);
  return counted?.rows ?? 0;
}

type Compared = Pick<TablePreview, 'rows' | 'children' | 'columns' | 'examples'>;

function comparedBy({ missing, changed, extra, children, first }: Comparison, columns: ColumnChanges): Compared {
  return { rows: { added: missing, changed, gone: extra }, children, columns, examples: first };
}

async function compareOne(sql: Sql, { plan, table }: Successor, live: LiveTable | undefined): Promise<Compared> {
  const options = { isOneOfEach: true, most: MOST_EXAMPLES };
  if (!live) {
    const nothing = `(select * from ${table} where false) nothing`;
    return comparedBy(await compareRows(sql, plan, nothing, table, options), NO_COLUMN_CHANGES);
  }
  const before = generationTable(plan.name, live.generation);
  const { shared, changes, isSameKey } = await sharedColumns(sql, plan, before, table);
  if (isSameKey && shared.includes(plan.owner)) {
    return comparedBy(await compareRows(sql, plan, before, table, { ...options, columns: shared }), changes);
  }
  // Another key makes other rows: none of them can be told to be the one before.
  const [added, gone] = [await rowsIn(sql, table), await rowsIn(sql, before)];
  return { rows: { added, changed: 0, gone }, children: 0, columns: changes, examples: [] };
}

/**
 * Brings what was built to where the live tables stand in this moment, each partition for itself, and compares. All of it is rolled back
 * with the transaction that it happens in.
 */
async function compare(
  { parts, session, shares, successors }: Construction,
  onPage: (events: number, looked: number) => void,
  signal: AbortSignal | undefined,
): Promise<Pick<Preview, 'tables' | 'failed'>> {
  const { store, registry, keys } = parts;
  const { sql, check } = session;
  const comparedOnes = buildable({ successors, shares });
  const plans = comparedOnes.map(({ plan }) => plan);
  const build: ShadowBuild = {
    store,
    session,
    opening: { wanted: foldedTypes(plans), registry, keys },
    shadows: comparedOnes.map(({ plan, table }) => new ShadowTable(plan, table, sql, shares.reached)),
    failed: new Map(),
    skipsOthers: true,
    onPage: (page, looked) => onPage(page.length, looked),
  };
  check();
  await sql.unsafe('begin isolation level repeatable read');
  const live = built(await liveTables(sql, plans));
  await foldUpTo(build, live);
  const tables: TablePreview[] = [];
  for (const { plan, table, spentMs } of build.shadows) {
    const successor = comparedOnes.find((one) => one.plan === plan) as Successor;
    const began = performance.now();
    signal?.throwIfAborted();
    await sql.unsafe(`analyze ${table}`);
    const now = live.get(plan.name);
    const found = await compareOne(sql, successor, now);
    const differing = found.rows.added + found.rows.changed + found.rows.gone;
    tables.push({
      ...found,
      table: plan.name,
      isNew: !now,
      needsVersion: differing > 0 && now?.fingerprint === plan.fingerprint,
      ms: shares.spentMs(plan.name) + spentMs + performance.now() - began,
    });
  }
  await sql.unsafe('rollback');
  check();
  return { tables, failed: [...shares.failed.values(), ...build.failed.values()] };
}

/**
 * Builds tables beside the live ones as {@link rebuildTables} does, and swaps nothing: says what a rebuild would change, and leaves nothing
 * behind. Works while a server runs.
 * @throws RebuildBusy, OtherLog, or a sentence about a name that is no table
 */
export async function previewTables(parts: ReadModelParts, options: PreviewOptions = {}): Promise<Preview> {
  const { sql, store } = parts;
  const plans = chosenPlans(parts.tables, options.tables);
  await assertSameLog(sql, store);
  const events = await store.lag(null);
  const meter = new ReplayMeter(events, options.onProgress);
  const live = built(await liveTables(sql, plans));
  const onEvents = (seen: number, looked: number) => {
    meter.add(seen, looked);
    options.signal?.throwIfAborted();
  };
  const threads = threadsFor(events, options.threads);
  return withConstruction({ parts, plans, live, threads, onEvents }, async (construction) => {
    // Most of the work, without a transaction that would keep Postgres from tidying up. Live tables only go on from here.
    const earliest = live.size === 0 ? undefined : earliestOf(positionsOf(live.values()), store.comparePositions);
    if (earliest !== null) await construction.shares.catchUp(earliest);
    const found = await compare(construction, onEvents, options.signal);
    return { result: { ...found, events: meter.events, ms: meter.ms }, kept: [] };
  });
}
