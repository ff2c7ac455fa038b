import type { Requirement } from '../rules/requirement.ts';

/**
 * For feeling something and saving it: every feeling has the same three steps, and none is for feeling better. Ids are
 * stable: never reuse, rename or remove one.
 */
export interface EmotionBadge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly emotion: string;
  readonly feeling: string;
  /** What the whole requirement needs, see `Progress`. */
  readonly requiredCount: number;
  readonly criteria: Requirement;
  readonly howToEarn: string;
  /** The key of its drawing. */
  readonly badgeImage: string;
  readonly badgeColor: string;
  readonly badgeLevel: number;
  readonly isSpecial: boolean;
}
