import { buildShadows, flushShadows, type ShadowBuild } from '../replay/build-shadows.ts';
import { ShadowTable } from '../replay/shadow-table.ts';
import { furthestOf, type LiveTable, positionsOf } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { createTable, generationTable, quoted } from '../table/table-statements.ts';
import { type Comparison, compareRows } from './compare-rows.ts';

type Live = ReadonlyMap<string, LiveTable>;

/** An empty shadow a table, gone with the session. */
export async function createShadows(build: ShadowBuild, plans: readonly TablePlan[]): Promise<void> {
  const { sql } = build.session;
  const shadows: ShadowTable[] = [];
  for (const plan of plans) {
    const table = quoted(`verify_${plan.name}`);
    await sql.unsafe(createTable(plan, table, 'temporary table'));
    shadows.push(new ShadowTable(plan, table, sql));
  }
  build.shadows = shadows;
}

/**
 * Folds the log into each shadow as far as its live table has come, which may be another position in each partition; one without a live
 * table as far as any. The session must have the transaction open that `live` was read in.
 */
export async function foldUpTo(build: ShadowBuild, live: Live): Promise<void> {
  const { comparePositions } = build.store;
  for (const shadow of build.shadows) {
    const lines = live.get(shadow.plan.name)?.lines;
    if (!lines) continue;
    const positions = new Map(lines.map(({ partition, position }) => [partition, position]));
    shadow.takes = ({ partition, position }) => {
      const end = positions.get(partition) ?? null;
      return end !== null && comparePositions(position, end) <= 0;
    };
  }
  const furthest = furthestOf(positionsOf(live.values()), comparePositions);
  if (furthest !== null) await buildShadows(build, furthest, true);
  await flushShadows(build, true);
}

/** Compares each table with its shadow, which {@link foldUpTo} has made. */
export async function compareAt(build: ShadowBuild, live: Live): Promise<ReadonlyMap<string, Comparison>> {
  const compared = new Map<string, Comparison>();
  await foldUpTo(build, live);
  for (const { plan, table } of build.shadows) {
    const { generation } = live.get(plan.name) ?? {};
    if (generation === undefined) continue;
    await build.session.sql.unsafe(`analyze ${table}`);
    compared.set(plan.name, await compareRows(build.session.sql, plan, generationTable(plan.name, generation), table));
  }
  return compared;
}
