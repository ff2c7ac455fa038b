import type { ComparedPages } from '@wonderlings/kernel';
import type { ReadModelParts } from '../read-model-parts.ts';
import type { ShadowBuild } from '../replay/build-shadows.ts';
import { chosenPlans } from '../replay/chosen-plans.ts';
import { openReplaySession } from '../replay/replay-session.ts';
import type { ShadowTable } from '../replay/shadow-table.ts';
import { type LiveTable, liveTables } from '../table/bookkeeping.ts';
import { foldedTypes, type TablePlan } from '../table/table-plan.ts';
import { generationTable, quoted } from '../table/table-statements.ts';
import { comparable } from './comparable.ts';
import { compareRows } from './compare-rows.ts';
import { createShadows, foldUpTo } from './compare-tables.ts';
import { streamAsLog } from './stream-as-log.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface CompareChildOptions {
  readonly childId: string;
  /** Hears how many events are folded; what it throws ends the comparison. */
  readonly onPage?: (events: number) => Promise<void> | void;
}

/**
 * Folds one child's stream aside and compares the result with that child's rows in every live table. Writes to temporary tables only,
 * in bounded memory; the stream must be sound.
 */
export async function compareChild(
  parts: ReadModelParts,
  { childId, onPage }: CompareChildOptions,
): Promise<ComparedPages> {
  // It becomes part of SQL text, where a subselect can take no parameter.
  if (!UUID.test(childId)) throw new Error('A child is named by a uuid');
  const { registry, keys } = parts;
  const plans = chosenPlans(parts.tables, undefined);
  const session = await openReplaySession(parts.sql);
  let events = 0;
  const build: ShadowBuild = {
    store: streamAsLog(parts.store, childId),
    session,
    opening: { wanted: foldedTypes(plans), registry, keys },
    shadows: [],
    failed: new Map(),
    async onPage(page) {
      events += page.length;
      await onPage?.(events);
    },
  };
  try {
    // Only temporary tables may be made in it, and what it reads of the live ones is of one moment.
    await createShadows(build, plans);
    await session.sql.unsafe('begin isolation level repeatable read');
    const { tables, notCompared } = comparable(plans, await liveTables(session.sql, plans));
    build.shadows = build.shadows.filter(({ plan }) => tables.has(plan.name));
    const compared = await compareEach(build, tables, childId);
    await session.sql.unsafe('rollback');
    session.check();
    return {
      tables: compared.length,
      rows: compared.reduce((sum, { rows }) => sum + rows, 0),
      differing: compared.flatMap(({ plan, differing }) => (differing > 0 ? [plan.name] : [])),
      notCompared: [...notCompared.map(({ table }) => table), ...build.failed.keys()],
    };
  } finally {
    await session.close();
  }
}

interface ComparedTable {
  readonly plan: TablePlan;
  readonly rows: number;
  readonly differing: number;
}

/** Each table at the very checkpoint that it has. */
async function compareEach(
  build: ShadowBuild,
  live: ReadonlyMap<string, LiveTable>,
  childId: string,
): Promise<ComparedTable[]> {
  const compared: ComparedTable[] = [];
  await foldUpTo(build, live);
  for (const shadow of build.shadows) compared.push(await compareOne(build, shadow, live, childId));
  return compared;
}

async function compareOne(
  { session: { sql } }: ShadowBuild,
  { plan, table }: ShadowTable,
  live: ReadonlyMap<string, LiveTable>,
  childId: string,
): Promise<ComparedTable> {
  // It is there: the shadows of others were left out.
  const { generation } = live.get(plan.name) as LiveTable;
  await sql.unsafe(`analyze ${table}`);
  const owned = `(select * from ${generationTable(plan.name, generation)} where ${quoted(plan.owner.name)} = '${childId}') owned`;
  const { differing } = await compareRows(sql, plan, owned, table);
  const [counted] = await sql.unsafe<{ rows: number }[]>(`select count(*)::integer as rows from ${table}`);
  return { plan, rows: counted?.rows ?? 0, differing };
}
