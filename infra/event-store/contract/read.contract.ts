import { firstBrokenLink, type StoredEvent } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { act, expectedBy, newStream, plain } from './sealed-act.ts';
import type { Contract } from './store-under-test.ts';

/** Reading from any point. */
export function readContract({ subject }: Contract): void {
  /** Twelve events of three streams, in the order of the log. */
  async function fill(): Promise<{ readonly streams: readonly string[]; readonly all: readonly StoredEvent[] }> {
    const { store } = subject();
    const streams = [newStream(), newStream(), newStream()];
    for (const stream of streams) await store.append(stream, 'none', act(stream, { size: 1 }));
    for (const [index, stream] of streams.entries()) {
      const [last] = await store.readStream(stream);
      const more = act(stream, { after: last, size: 2 + index });
      await store.append(stream, expectedBy(more), more);
    }
    return { streams, all: await store.readAll({ limit: 100 }) };
  }

  const idsOf = (events: readonly StoredEvent[]) => events.map((event) => event.id);

  describe('an empty log', () => {
    it('has no head, no lag and nothing to read', async () => {
      const { store } = subject();
      expect(await store.head()).toBeNull();
      expect(await store.lag(null)).toBe(0);
      expect(await store.readAll({ limit: 10 })).toEqual([]);
      expect(await store.readStream(newStream())).toEqual([]);
    });
  });

  describe('readAll', () => {
    it('goes on from any point, in pages of any size', async () => {
      const { all } = await fill();
      expect(all).toHaveLength(12);
      const starts = [null, ...all.map((event) => event.position)];
      for (const [index, after] of starts.entries()) {
        for (const limit of [1, 5, 100]) {
          expect(idsOf(await subject().store.readAll({ after, limit }))).toEqual(
            idsOf(all.slice(index, index + limit)),
          );
        }
      }
    });

    it('gives the same events as the streams do', async () => {
      const { streams, all } = await fill();
      for (const stream of streams) {
        const own = all.filter((event) => event.stream === stream);
        expect((await subject().store.readStream(stream)).map(plain)).toStrictEqual(own.map(plain));
      }
    });
  });

  describe('readStream', () => {
    it('goes on from any revision, in pages of any size', async () => {
      const { streams, all } = await fill();
      const stream = streams[2] ?? '';
      const own = all.filter((event) => event.stream === stream);
      for (let from = 0; from <= own.length + 1; from += 1) {
        expect(idsOf(await subject().store.readStream(stream, { from }))).toEqual(idsOf(own.slice(from)));
        expect(idsOf(await subject().store.readStream(stream, { from, limit: 2 }))).toEqual(
          idsOf(own.slice(from, from + 2)),
        );
      }
    });

    it('numbers revisions from 0 without a gap, and keeps the hash chain whole', async () => {
      const { streams } = await fill();
      for (const stream of streams) {
        const events = await subject().store.readStream(stream);
        expect(events.map((event) => event.revision)).toEqual(events.map((_, index) => index));
        expect(firstBrokenLink(events)).toBeNull();
      }
    });
  });

  describe('positions', () => {
    it('compare in the order of the log', async () => {
      const { all } = await fill();
      const positions = all.map((event) => event.position);
      const { comparePositions } = subject().store;
      expect([...positions].reverse().sort(comparePositions)).toEqual(positions);
      expect(comparePositions(positions[3] ?? '', positions[3] ?? '')).toBe(0);
    });

    it('say where the log ends and how far that is', async () => {
      const { all } = await fill();
      const { store } = subject();
      expect(await store.head()).toBe(all.at(-1)?.position);
      expect(await store.lag(null)).toBe(12);
      expect(await store.lag(all[3]?.position ?? null)).toBe(8);
      expect(await store.lag(all.at(-1)?.position ?? null)).toBe(0);
    });
  });
}
