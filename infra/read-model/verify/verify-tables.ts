import { chainHash, GENESIS_HASH, type StoredEvent } from '@wonderlings/kernel';
import type { ReadModelParts } from '../read-model-parts.ts';
import { buildShadows, flushShadows, type ShadowBuild } from '../replay/build-shadows.ts';
import { chosenPlans } from '../replay/chosen-plans.ts';
import { type OnProgress, ReplayMeter } from '../replay/replay-progress.ts';
import { openReplaySession, type ReplaySession } from '../replay/replay-session.ts';
import { ShadowTable } from '../replay/shadow-table.ts';
import { type LiveTable, liveTables } from '../table/bookkeeping.ts';
import { foldedTypes, type TablePlan } from '../table/table-plan.ts';
import { createTable, generationTable, quoted } from '../table/table-statements.ts';

/** A row that the live table has, lacks or holds otherwise than the log says. */
export interface Difference {
  readonly table: string;
  readonly live: unknown;
  readonly replayed: unknown;
}

export interface Verification {
  readonly events: number;
  readonly tables: readonly string[];
  readonly differences: readonly Difference[];
  /** Tables that cannot be compared: parked, or not yet at the others' checkpoint. */
  readonly notCompared: readonly string[];
  /** The first event at which a stream's hash chain breaks. */
  readonly brokenLink: StoredEvent | null;
}

const MOST_DIFFERENCES = 10;

/** Follows every stream's chain as the pages pass. */
class ChainCheck {
  readonly #last = new Map<string, string>();
  broken: StoredEvent | null = null;

  see(page: readonly StoredEvent[]): void {
    for (const event of page) {
      if (this.broken) return;
      const previous = this.#last.get(event.stream) ?? GENESIS_HASH;
      if (event.previousHash !== previous || chainHash(previous, event, event.data) !== event.hash) this.broken = event;
      this.#last.set(event.stream, event.hash);
    }
  }
}

async function differencesOf({ sql }: ReplaySession, live: string, shadow: ShadowTable): Promise<Difference[]> {
  const on = shadow.plan.key.map(({ name }) => `live.${quoted(name)} = replayed.${quoted(name)}`).join(' and ');
  const rows = await sql.unsafe(`
    select to_jsonb(live) as live, to_jsonb(replayed) as replayed
    from ${live} live full join ${shadow.table} replayed on ${on}
    where to_jsonb(live) is distinct from to_jsonb(replayed) limit ${MOST_DIFFERENCES}`);
  return rows.map((row) => ({ table: shadow.plan.name, live: row.live as unknown, replayed: row.replayed as unknown }));
}

/** The checkpoint that most can be compared at, and who is there. */
function pinned(plans: readonly TablePlan[], live: ReadonlyMap<string, LiveTable>) {
  const position = [...live.values()].find((table) => !table.parked)?.position ?? null;
  const there = ({ name }: TablePlan) => live.get(name)?.position === position && !live.get(name)?.parked;
  return { position, notCompared: plans.filter((plan) => !there(plan)).map(({ name }) => name) };
}

/**
 * Rebuilds tables aside and compares them, row by row, with the live ones at the very checkpoint that those have; checks every
 * stream's hash chain on the way. Works while a server runs, and leaves nothing behind.
 * @throws IntegrityError for data that does not open with its key
 */
export async function verifyTables(
  parts: ReadModelParts,
  options: { readonly tables?: readonly string[]; readonly onProgress?: OnProgress } = {},
): Promise<Verification> {
  const plans = chosenPlans(parts.tables, options.tables);
  const meter = new ReplayMeter(await parts.store.lag(null), options.onProgress);
  const chain = new ChainCheck();
  const session = openReplaySession(parts.sql);
  try {
    const shadows: ShadowTable[] = [];
    for (const plan of plans) {
      const table = quoted(`verify_${plan.name}`);
      await session.sql.unsafe(createTable(plan, table, 'temporary table'));
      shadows.push(new ShadowTable(plan, table, session.sql));
    }
    const build: ShadowBuild = {
      store: parts.store,
      session,
      opening: { wanted: foldedTypes(plans), registry: parts.registry, keys: parts.keys },
      shadows,
      failed: new Map(),
      onPage(page) {
        meter.add(page.length);
        chain.see(page);
      },
    };
    const early = pinned(plans, await liveTables(parts.sql, plans));
    if (early.position !== null) await buildShadows(build, early.position);

    // One snapshot for checkpoint and rows; what is folded in it is seen by it.
    session.check();
    await session.sql.unsafe('begin isolation level repeatable read');
    const live = await liveTables(session.sql, plans);
    const { position, notCompared } = pinned(plans, live);
    if (position !== null) await buildShadows(build, position, true);
    await flushShadows(build, true);
    const differences: Difference[] = [];
    for (const shadow of build.shadows) {
      const { name } = shadow.plan;
      const table = live.get(name);
      if (!table || notCompared.includes(name)) continue;
      differences.push(...(await differencesOf(session, generationTable(name, table.generation), shadow)));
    }
    await session.sql.unsafe('rollback');
    session.check();
    const failed = [...build.failed.keys()];
    return {
      events: meter.events,
      tables: plans.map(({ name }) => name),
      differences,
      notCompared: [...new Set([...notCompared, ...failed])],
      brokenLink: chain.broken,
    };
  } finally {
    await session.close();
  }
}
