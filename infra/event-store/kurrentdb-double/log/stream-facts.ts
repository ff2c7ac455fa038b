import { LAST_REVISION, NO_REVISION, type StoredLog, type StoredRecord, TOMBSTONE_TYPE } from './stored-log.ts';

/** A stream as the reader of a prefix of the log sees it, or as the leader's writer does. */
export interface StreamFacts {
  /** All records but a tombstone. */
  readonly records: readonly StoredRecord[];
  /** −1 when there is none. */
  readonly lastRevision: bigint;
  readonly isTombstoned: boolean;
  readonly isSoftDeleted: boolean;
  readonly hasMetadata: boolean;
  /** Whether a stream read shows this record. Age is judged at the time of the read. */
  keeps(record: StoredRecord, nowMs: number): boolean;
}

interface StreamMetadata {
  readonly $maxAge?: number;
  readonly $maxCount?: number;
  readonly $tb?: number;
}

/** @param visible how many of the log's records count */
export function streamFacts(log: StoredLog, stream: string, visible: number): StreamFacts {
  const known = log.ofStream(stream).filter(({ index }) => index < visible);
  const records = known.filter(({ type }) => type !== TOMBSTONE_TYPE);
  const lastRevision = records.at(-1)?.revision ?? NO_REVISION;
  const metadata = metadataOf(log, stream, visible);
  return {
    records,
    lastRevision,
    isTombstoned: known.length > records.length,
    isSoftDeleted: (metadata?.$tb ?? 0) >= Number(LAST_REVISION),
    hasMetadata: metadata !== undefined,
    keeps(record, nowMs) {
      if (log.isScavenged(record)) return false;
      const { $maxAge, $maxCount, $tb } = metadata ?? {};
      if ($tb !== undefined && Number(record.revision) < $tb) return false;
      if ($maxCount !== undefined && record.revision <= lastRevision - BigInt($maxCount)) return false;
      return $maxAge === undefined || record.createdMs > nowMs - $maxAge * 1_000;
    },
  };
}

function metadataOf(log: StoredLog, stream: string, visible: number): StreamMetadata | undefined {
  const last = log.ofStream(`$$${stream}`).findLast(({ index }) => index < visible);
  // Written by the client's own `setStreamMetadata`, or by a delete.
  return last && (JSON.parse(Buffer.from(last.data).toString()) as StreamMetadata);
}
