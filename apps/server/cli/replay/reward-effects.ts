import { CHILD_PARTITIONS } from '@wonderlings/kernel';
import { foldAside, type ReplayProgress } from '@wonderlings/read-model';
import { effectsTable, type RuleChange, ruleChanges } from '@wonderlings/rewards';
import { readModelParts } from '../../read-model.ts';
import type { Stores } from '../../stores.ts';

/** What a changed rule makes of the children; demos are not counted. */
export interface RewardEffect extends Pick<RuleChange, 'kind' | 'id' | 'name'> {
  readonly change: 'changed' | 'new' | 'removed';
  /** Children who would earn it: badges when they look for them, everything else with their next act. */
  readonly wouldEarn: number;
  /** Children who had it coming by the live rule, have not looked yet, and would not get it any more. */
  readonly wouldLose: number;
  /** Children who have it, and keep it whatever the rule. */
  readonly have: number;
  /** Of those, who would not earn it by the changed rule. */
  readonly haveOtherwise: number;
}

interface CountedEffect {
  readonly reward: string;
  readonly would_earn: number;
  readonly would_lose: number;
  readonly have: number;
  readonly have_otherwise: number;
}

const CHILDREN: ReadonlySet<number> = new Set(Array.from({ length: CHILD_PARTITIONS }, (_, partition) => partition));

interface RewardEffectsOptions {
  /** Shows how far the log is read, if it has to be. */
  readonly withProgress: <Result>(
    work: (onProgress: (progress: ReplayProgress) => void) => Promise<Result>,
  ) => Promise<Result>;
  readonly signal: AbortSignal;
}

/**
 * Compares the rules of this release with those of the live one, and folds for every child what the difference makes.
 * @returns undefined where the live release has not written down its rules
 */
export async function rewardEffects(
  stores: Stores,
  { withProgress, signal }: RewardEffectsOptions,
): Promise<readonly RewardEffect[] | undefined> {
  const { sql } = stores;
  const [known] = await sql<{ rules: string | null }[]>`select to_regclass('read.reward_rules')::text as rules`;
  if (!known?.rules) return undefined;
  const changes = ruleChanges(await sql`select kind, id, name, requirement from read.reward_rules`);
  if (changes.length === 0) return [];
  const parts = { ...readModelParts(stores), tables: [effectsTable(changes)] };
  const counted = await withProgress((onProgress) =>
    foldAside(parts, { partitions: CHILDREN, onProgress, signal }, (session, [effects = '']) =>
      session.unsafe<CountedEffect[]>(`
        select reward,
          count(*) filter (where met_after and not met_before and not has)::integer as would_earn,
          count(*) filter (where met_before and not met_after and not has)::integer as would_lose,
          count(*) filter (where has)::integer as have,
          count(*) filter (where has and not met_after)::integer as have_otherwise
        from ${effects} group by reward`),
    ),
  );
  return changes.map(({ kind, id, name, before, after }) => {
    const found = counted.find(({ reward }) => reward === `${kind}/${id}`);
    return {
      kind,
      id,
      name,
      change: before && after ? 'changed' : after ? 'new' : 'removed',
      wouldEarn: found?.would_earn ?? 0,
      wouldLose: found?.would_lose ?? 0,
      have: found?.have ?? 0,
      haveOtherwise: found?.have_otherwise ?? 0,
    };
  });
}
