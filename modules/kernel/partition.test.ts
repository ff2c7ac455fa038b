import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { streamOf } from './event-store.port.ts';
import { DEMOS, partitionOf } from './partition.ts';
import { sandboxIdOf } from './sandbox-id.ts';

describe('the partition of a stream', () => {
  it('is the one that its checkpoints are kept for since it began', () => {
    const streams = [
      'child-3f1c9a52-6c0e-4c55-9d0a-2f5b8f3a7e01',
      'child-3f1c9a52-6c0e-4c55-9d0a-2f5b8f3a7e02',
      'child-b7e2d4f8-1a3b-4c6d-8e9f-0a1b2c3d4e5f',
    ];
    expect(streams.map(partitionOf)).toEqual([5, 5, 1]);
  });

  it('is that of the demos for every demo, and no child is in it', () => {
    for (let nth = 0; nth < 100; nth += 1) {
      expect(partitionOf(streamOf(sandboxIdOf(randomUUID(), '2026-05-01')))).toBe(DEMOS);
      expect(partitionOf(streamOf(randomUUID()))).not.toBe(DEMOS);
    }
  });

  it('is hardly ever much fuller than another one', () => {
    const sizes = new Map<number, number>();
    for (let nth = 0; nth < 8_000; nth += 1) {
      const partition = partitionOf(streamOf(randomUUID()));
      sizes.set(partition, (sizes.get(partition) ?? 0) + 1);
    }
    expect([...sizes.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    // Of 8,000 in 8 the standard deviation is 30: this is more than six of them.
    for (const size of sizes.values()) expect(Math.abs(size - 1_000)).toBeLessThan(200);
  });
});
