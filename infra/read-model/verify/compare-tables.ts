import type { EventStore } from '@wonderlings/kernel';
import { buildShadows, flushShadows, type ShadowBuild } from '../replay/build-shadows.ts';
import { ShadowTable } from '../replay/shadow-table.ts';
import type { LiveTable } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { createTable, generationTable, quoted } from '../table/table-statements.ts';
import { type Comparison, compareRows } from './compare-rows.ts';

type Live = ReadonlyMap<string, LiveTable>;

/** Checkpoints, the earliest first; null, from before the first event, before all. */
export function checkpoints(live: Live, { comparePositions }: EventStore): readonly (string | null)[] {
  const positions = new Set([...live.values()].map(({ position }) => position));
  return [...positions].sort((a, b) => (a === null ? -1 : b === null ? 1 : comparePositions(a, b)));
}

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

/** Compares each table at the very checkpoint that it has; the session must have the snapshot open that `live` was read in. */
export async function compareAt(build: ShadowBuild, live: Live): Promise<ReadonlyMap<string, Comparison>> {
  const compared = new Map<string, Comparison>();
  for (const position of checkpoints(live, build.store)) {
    if (position !== null) await buildShadows(build, position, true);
    await flushShadows(build, true);
    const isThere = ({ plan }: ShadowTable) => live.get(plan.name)?.position === position;
    for (const { plan, table } of build.shadows.filter(isThere)) {
      // It is there: its checkpoint was just found.
      const { generation } = live.get(plan.name) as LiveTable;
      await build.session.sql.unsafe(`analyze ${table}`);
      compared.set(
        plan.name,
        await compareRows(build.session.sql, plan, generationTable(plan.name, generation), table),
      );
    }
    build.shadows = build.shadows.filter((shadow) => !isThere(shadow));
  }
  return compared;
}
