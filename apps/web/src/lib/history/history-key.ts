/** Everything that is read of a child's history is below this key. */
export const HISTORY_KEY = ['history'] as const;
