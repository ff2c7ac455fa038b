import type { Requirement } from '../rules/requirement.ts';

/** A small thing for one week. Ids are stable: never reuse, rename or remove one. */
export interface WeeklyGoal {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** The key of its drawing. */
  readonly icon: string;
  readonly needed: number;
  /** `app`: by what the child does here. `tick`: the child says "I did it". */
  readonly countedBy: 'app' | 'tick';
  /** Over the facts of the goal's own week, from when it was chosen. */
  readonly requirement: Requirement;
  readonly cheer: string;
}
