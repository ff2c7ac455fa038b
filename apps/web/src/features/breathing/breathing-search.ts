export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type LevelId = (typeof LEVELS)[number];

/** Of the child's last breath; where none is known, the one that is picked first, without a further press. */
const LAST = 'last';

/** The page's part of the address: the level that was chosen where the child comes from. */
export interface BreathingSearch {
  readonly level?: LevelId | typeof LAST;
}

/** A level that there is not counts as none. */
export function breathingSearch({ level }: Record<string, unknown>): BreathingSearch {
  const known = ([...LEVELS, LAST] as const).find((id) => id === level);
  return known ? { level: known } : {};
}
