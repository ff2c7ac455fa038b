import type { StoredRecord } from './stored-log.ts';

/** A filter of `$all` by stream name or by type. Without one, everything matches. */
export interface RecordFilter {
  readonly by: 'stream' | 'type';
  readonly prefixes: readonly string[];
  readonly regex: RegExp | null;
  /** A checkpoint is sent after this many records were looked at. */
  readonly checkpointEvery: number;
}

export function matches(filter: RecordFilter | null, record: StoredRecord): boolean {
  if (!filter) return true;
  const text = filter.by === 'stream' ? record.stream : record.type;
  return filter.regex ? filter.regex.test(text) : filter.prefixes.some((prefix) => text.startsWith(prefix));
}
