/** As much of a query as it takes to know how far it is. */
interface Read {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Where something does not come; where it did before, it stays there when it cannot be read again. */
export interface ReadsFailed {
  readonly trying: boolean;
  readonly again: () => void;
}

/** Null unless one of these reads, which are of use only together, has failed before it ever came. */
export function failureOf(reads: readonly Read[]): ReadsFailed | null {
  const missing = reads.filter(({ data }) => data === undefined);
  if (!missing.some(({ isError }) => isError)) return null;
  return {
    trying: missing.some(({ isFetching }) => isFetching),
    again() {
      for (const read of missing) void read.refetch();
    },
  };
}
