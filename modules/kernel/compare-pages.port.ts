/** How the read tables compare with what the log says of one child. */
export interface ComparedPages {
  readonly tables: number;
  readonly rows: number;
  /** Tables whose rows are not what the log says; they are being built again. */
  readonly differing: readonly string[];
  /** Tables that cannot be compared now: about to be rebuilt, or refused by their own fold. */
  readonly notCompared: readonly string[];
}

/**
 * Folds all that the log has of a child once more and holds it against what the pages show.
 * @param onPage hears how many events are folded; what it throws ends the comparison
 */
export type ComparePages = (
  childId: string,
  onPage: (events: number) => Promise<void> | void,
) => Promise<ComparedPages>;
