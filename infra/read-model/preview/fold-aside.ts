import type { Queryable } from '@wonderlings/postgres';
import type { ReadModelParts } from '../read-model-parts.ts';
import { buildShadows, flushShadows, type ShadowBuild } from '../replay/build-shadows.ts';
import { type OnProgress, ReplayMeter } from '../replay/replay-progress.ts';
import { openReplaySession } from '../replay/replay-session.ts';
import { foldedTypes, planTables } from '../table/table-plan.ts';
import { createShadows } from '../verify/compare-tables.ts';

interface FoldAsideOptions {
  /** Of which children; see `partitionOf`. */
  readonly partitions: ReadonlySet<number>;
  readonly onProgress?: OnProgress | undefined;
  /** Ends the folding with an error. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Folds the log into tables that only `ask` sees, and that are gone afterwards: for a question that no read table answers.
 * @param ask gets the SQL names of `parts.tables`, in their order
 * @throws FoldError
 */
export async function foldAside<Result>(
  parts: ReadModelParts,
  { partitions, onProgress, signal }: FoldAsideOptions,
  ask: (sql: Queryable, names: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const { store, registry, keys } = parts;
  const plans = planTables(parts.tables);
  const meter = new ReplayMeter(await store.lag(null), onProgress);
  const session = await openReplaySession(parts.sql);
  const build: ShadowBuild = {
    store,
    session,
    opening: { wanted: foldedTypes(plans), registry, keys },
    shadows: [],
    failed: new Map(),
    partitions,
    skipsOthers: true,
    onPage(page, looked) {
      meter.add(page.length, looked);
      signal?.throwIfAborted();
    },
  };
  try {
    await createShadows(build, plans);
    const names = build.shadows.map(({ table }) => table);
    await buildShadows(build);
    await flushShadows(build);
    const [failure] = build.failed.values();
    if (failure) throw failure;
    const answer = await ask(session.sql, names);
    session.check();
    return answer;
  } finally {
    await session.close();
  }
}
