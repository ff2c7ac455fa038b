/** One command on the history of an account. */
export interface HistoryCommand {
  /** A line each, aligned by hand. */
  readonly usage: string;
  /** @param args what stands behind its name @returns the exit code @throws Error with a sentence for a person */
  readonly run: (args: readonly string[]) => Promise<number>;
}
