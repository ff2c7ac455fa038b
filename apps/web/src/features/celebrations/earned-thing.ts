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

/** What is named first where not everything can be, from 0; within a kind, as it was earned. */
const ORDER = {
  achievement: 0,
  milestone: 1,
  badge: 2,
  goal: 3,
  pack: 4,
  'emotion-badge': 5,
} as const satisfies Record<EarnedThing['kind'], number>;

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
  things.toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind]);

export const keyOf = ({ kind, id }: Pick<EarnedThing, 'kind' | 'id'>): string => `${kind}/${id}`;
