import type { NewAchievement, NewReward } from '@wonderlings/kernel/contract';

/** Something that was earned just now, as `/api/rewards/{kind}/{id}/why` knows it, in the words it was earned with. */
export interface EarnedThing {
  readonly kind: 'achievement' | NewReward['kind'];
  /** Of the catalogue. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The key of its drawing. */
  readonly icon: string;
}

/** What is named first where not everything can be; within a kind, as it was earned. */
const ORDER = ['achievement', 'milestone', 'badge', 'goal', 'pack', 'emotion-badge'] as const;

/** Everything that one answer says was earned, what to name first in front. */
export function earnedThings(
  newAchievements: readonly NewAchievement[] | undefined,
  newRewards: readonly NewReward[] | undefined,
): readonly EarnedThing[] {
  const achievements = (newAchievements ?? []).map(
    ({ achievement }): EarnedThing => ({ ...achievement, kind: 'achievement' }),
  );
  return inOrder([...achievements, ...(newRewards ?? [])]);
}

export const inOrder = (things: readonly EarnedThing[]): readonly EarnedThing[] =>
  things.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));

export const keyOf = ({ kind, id }: Pick<EarnedThing, 'kind' | 'id'>): string => `${kind}/${id}`;
