interface List<Entry> {
  /** The next entries, first things first. What has been worked on is not on it any more. */
  readonly listed: (limit: number) => Promise<readonly Entry[]>;
  readonly work: (entry: Entry) => Promise<void>;
}

/** At a time. So many that fail are as good as everything: the log or the vault is away. */
const BATCH = 200;

/**
 * Works on each entry of a list that becomes shorter by it, one after the other; one that fails stays for the next run and is in the way
 * of no other.
 * @param what the entries, for the error
 * @throws AggregateError when some failed
 */
export async function processEach<Entry extends { readonly id: string }>(
  what: string,
  { listed, work }: List<Entry>,
): Promise<void> {
  const failures = new Map<string, unknown>();
  while (failures.size < BATCH) {
    const due = (await listed(BATCH + failures.size)).filter(({ id }) => !failures.has(id));
    if (due.length === 0) break;
    for (const entry of due) {
      await work(entry).catch((error: unknown) => failures.set(entry.id, error));
    }
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), `${failures.size} ${what}`);
}
