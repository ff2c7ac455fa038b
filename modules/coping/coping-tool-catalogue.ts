export const COPING_CATEGORIES = ['breathing', 'movement', 'mindfulness', 'creative', 'social'] as const;
export type CopingCategory = (typeof COPING_CATEGORIES)[number];

/** One of the ten built-ins. Its id is stable: moods, rewards and what a device keeps refer to it. */
export interface CopingTool {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: CopingCategory;
  readonly ageGroup: 'all' | '6-8' | '9-11';
  readonly difficulty: 'easy' | 'medium';
  /** In words, e.g. `3 minutes`. */
  readonly duration: string;
  /** The steps, in order. */
  readonly instructions: readonly string[];
  readonly tags: readonly string[];
  /** An emoji for a small mark beside words. */
  readonly icon: string;
  readonly color: string;
  /** Ids of rich and quick moods. */
  readonly helpsWith: readonly string[];
  /** The same tool for a child that sits, is alone, or lacks something; what must be known before it is tried. */
  readonly seated?: string;
  readonly solo?: string;
  readonly otherWay?: string;
  readonly safety?: string;
}
