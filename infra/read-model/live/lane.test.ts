import { PARTITION_COUNT } from '@wonderlings/kernel';
import { expect, it } from 'vitest';
import { LANES } from './lane.ts';

it('each partition belongs to one lane', () => {
  const all = LANES.flatMap(({ partitions }) => partitions).sort();
  expect(all).toEqual(Array.from({ length: PARTITION_COUNT }, (_, index) => index));
});
