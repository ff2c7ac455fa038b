import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StoredLog } from './stored-log.ts';
import { proposed } from './testing-events.ts';

const STREAMS = ['a', 'b', 'c'] as const;

describe('the stored log', () => {
  it('gives out comparable positions with gaps, whatever is written and lost', () => {
    const operation = fc.oneof(
      fc.record({ kind: fc.constant('write' as const), stream: fc.constantFrom(...STREAMS), size: fc.nat({ max: 4 }) }),
      fc.record({ kind: fc.constantFrom('replicate' as const, 'drop' as const) }),
    );
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), fc.boolean(), (operations, gaps) => {
        const log = new StoredLog({ gaps, firstPosition: 2n ** 53n + 1n });
        const readable: bigint[] = [];
        for (const each of operations) {
          if (each.kind === 'write')
            log.write(
              each.stream,
              Array.from({ length: each.size }, () => proposed('x')),
            );
          else if (each.kind === 'replicate') log.replicate();
          else log.dropUnreplicated();
          // What one reader saw never disappears or gets a predecessor.
          for (let index = 0; index < log.replicated; index += 1) {
            const position = log.at(index)?.position ?? 0n;
            readable[index] ??= position;
            expect(position).toBe(readable[index]);
          }
        }
        const records = Array.from({ length: log.written }, (_, index) => log.at(index));
        for (const [index, record] of records.entries()) {
          expect(record?.position).toBeGreaterThan((records[index - 1]?.position ?? 0n) + 1n);
          expect(log.indexFrom(record?.position ?? 0n)).toBe(index);
        }
        expect(log.endFor(log.written)).toBeGreaterThan(records.at(-1)?.position ?? 0n);
        for (const stream of STREAMS) {
          const revisions = log.ofStream(stream).map(({ revision }) => revision);
          expect(revisions).toEqual(revisions.map((_, index) => BigInt(index)));
        }
      }),
    );
  });

  it('has no event at the position that stands for the start', () => {
    const [first] = new StoredLog().write('a', [proposed('1')]);
    expect(first?.position).toBeGreaterThan(0n);
  });

  it('uses the positions of a deposed leader again', () => {
    const log = new StoredLog();
    log.write('a', [proposed('1')]);
    log.replicate();
    const [lost] = log.write('a', [proposed('2')]);
    log.dropUnreplicated();
    const [next] = log.write('a', [proposed('3')]);
    expect(next).toMatchObject({ position: lost?.position, revision: 1n });
    expect(log.ofStream('a').map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('tells those who watch of every change, until they stop', () => {
    const log = new StoredLog();
    const seen: number[] = [];
    const stop = log.watch(() => seen.push(log.replicated));
    log.write('a', [proposed('1'), proposed('2')]);
    expect(seen).toEqual([]);
    log.replicate();
    log.empty();
    stop();
    log.replicate();
    expect(seen).toEqual([2, 0]);
  });

  it('keeps the last record of a stream when it is scavenged', () => {
    const log = new StoredLog();
    const records = log.write('a', [proposed('1'), proposed('2'), proposed('3')]);
    log.scavenge('a');
    expect(records.map((record) => log.isScavenged(record))).toEqual([true, true, false]);
  });
});
