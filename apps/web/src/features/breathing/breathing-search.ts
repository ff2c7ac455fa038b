const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type LevelId = (typeof LEVELS)[number];

/** The page's part of the address: the level that was chosen where the child comes from. */
export interface BreathingSearch {
  readonly level?: LevelId;
}

/** A level that there is not counts as none. */
export function breathingSearch({ level }: Record<string, unknown>): BreathingSearch {
  const known = LEVELS.find((id) => id === level);
  return known ? { level: known } : {};
}
