import type { Requirement } from '../rules/requirement.ts';

/** A place on the way, with something to see there. Ids are stable: never reuse, rename or remove one. */
export interface Milestone {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** What the whole requirement needs, see `Progress`. */
  readonly requiredCount: number;
  readonly requirement: Requirement;
  readonly rewardTitle: string;
  readonly rewardDescription: string;
  readonly rewardImage: string;
  readonly badgeColor: string;
  /** The key of its drawing. */
  readonly badgeIcon: string;
  readonly badgeLevel: number;
  readonly badgeType: string;
}
