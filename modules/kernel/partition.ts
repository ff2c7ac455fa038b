import { isSandboxStream } from './event-store.port.ts';

/**
 * Children are spread over so many partitions. What is kept for each (checkpoints of the read tables) rests on it, so another number
 * needs a migration that gives every new partition a checkpoint at which nothing of its streams is folded twice or left out.
 */
export const CHILD_PARTITIONS = 8;
/** All demos are one partition, after those of the children: what they bring at once is in no child's way. */
export const DEMOS = 8;
export const PARTITION_COUNT = CHILD_PARTITIONS + 1;

/** FNV-1a of 32 bits, for adapters that compute {@link partitionOf} where the log is. */
export const FNV_OFFSET = 0x811c9dc5;
export const FNV_PRIME = 0x01000193;
/** The lower bits of an FNV-1a hash depend on the lower bits of its characters alone, so they are not used. */
export const UNUSED_BITS = 16;

/** The partition of a stream's events: always the same, in every process and release. */
export function partitionOf(stream: string): number {
  if (isSandboxStream(stream)) return DEMOS;
  let hash = FNV_OFFSET;
  for (let index = 0; index < stream.length; index += 1) {
    hash = Math.imul(hash ^ stream.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> UNUSED_BITS) % CHILD_PARTITIONS;
}
