import { CHILD_PARTITIONS, DEMOS } from '@wonderlings/kernel';

/** Partitions that one writer of a process folds, on a connection of its own: lanes do not wait for each other. */
export interface Lane {
  readonly name: 'children' | 'demos';
  readonly partitions: readonly number[];
}

export const LANES: readonly Lane[] = [
  { name: 'children', partitions: Array.from({ length: CHILD_PARTITIONS }, (_, index) => index) },
  { name: 'demos', partitions: [DEMOS] },
];
