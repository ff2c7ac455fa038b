import { type LiveTable, UNBUILT } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';

/** A table that cannot be compared, and why in a few words. */
export interface NotCompared {
  readonly table: string;
  readonly reason: string;
}

/** The tables of which the log can say what they must hold, as they are now. */
export interface Comparable {
  readonly tables: ReadonlyMap<string, LiveTable>;
  readonly notCompared: readonly NotCompared[];
}

function reasonAgainst(plan: TablePlan, live: LiveTable): string | undefined {
  if (live.fingerprint === UNBUILT) return 'it is not built yet';
  if (live.fingerprint !== plan.fingerprint) return 'it is that of another release, and about to be rebuilt';
  if (live.parked) return `it is parked before event ${live.parked.eventId}, which its fold refuses`;
  return undefined;
}

export function comparable(plans: readonly TablePlan[], live: ReadonlyMap<string, LiveTable>): Comparable {
  const tables = new Map<string, LiveTable>();
  const notCompared: NotCompared[] = [];
  for (const plan of plans) {
    const table = live.get(plan.name);
    const reason = table ? reasonAgainst(plan, table) : 'it does not exist yet';
    if (reason !== undefined) notCompared.push({ table: plan.name, reason });
    else if (table) tables.set(plan.name, table);
  }
  return { tables, notCompared };
}
