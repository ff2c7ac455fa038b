import type { RewardProgress } from '../contract.ts';
import { ruleOf } from '../rewards.ts';
import type { Earnable } from './earnables.ts';
import { type Evaluator, isEarned, type RulesState } from './evaluate.ts';
import { progressWords } from './progress-words.ts';

/** How far a child is with everything that it has not earned yet, in the order of the catalogues. */
export function rewardProgress(
  evaluator: Evaluator,
  earnables: readonly Earnable[],
  state: RulesState,
): RewardProgress[] {
  return earnables.flatMap((earnable) => {
    const rule = ruleOf(earnable);
    if (isEarned(state, rule)) return [];
    const progress = evaluator.progress(state, rule);
    const { kind, id, howTo, requirement } = earnable;
    const { current, needed } = progress;
    return [{ kind, id, current, needed, words: progressWords(requirement, progress), howTo }];
  });
}
