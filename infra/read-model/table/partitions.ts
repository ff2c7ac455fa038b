import { isSandboxStream } from '@wonderlings/kernel';

/**
 * Children are spread over so many partitions. Checkpoints are kept for each, so another number needs a migration that gives every
 * new partition a checkpoint at which nothing of its streams is folded twice or left out.
 */
const CHILD_PARTITIONS = 8;
/** All demos are one partition: what they bring at once is in no child's way. */
export const DEMOS = CHILD_PARTITIONS;
export const PARTITION_COUNT = CHILD_PARTITIONS + 1;

/** Partitions that one writer of a process folds, on a connection of its own: lanes do not wait for each other. */
export interface Lane {
  readonly name: 'children' | 'demos';
  readonly partitions: readonly number[];
}

export const LANES: readonly Lane[] = [
  { name: 'children', partitions: Array.from({ length: CHILD_PARTITIONS }, (_, index) => index) },
  { name: 'demos', partitions: [DEMOS] },
];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The partition of a stream's events: always the same, in every process and release. */
export function partitionOf(stream: string): number {
  if (isSandboxStream(stream)) return DEMOS;
  let hash = FNV_OFFSET;
  for (let index = 0; index < stream.length; index += 1) {
    hash = Math.imul(hash ^ stream.charCodeAt(index), FNV_PRIME);
  }
  // The lower bits of an FNV-1a hash depend on the lower bits of its characters alone.
  return (hash >>> 16) % CHILD_PARTITIONS;
}
