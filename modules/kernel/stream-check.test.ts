import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredEvent } from './event-store.port.ts';
import { checkStream, type StreamFindings } from './stream-check.ts';
import {
  at,
  entry,
  flipped,
  foreign,
  LENGTH,
  registry,
  renumbered,
  rewritten,
  stream,
  TAMPERED_KEY,
  TAMPERINGS,
} from './testing-tampering.ts';

function check(events: readonly StoredEvent[], own: Uint8Array | null = TAMPERED_KEY): Promise<StreamFindings> {
  async function* pages() {
    for (let from = 0; from < events.length; from += 5) yield events.slice(from, from + 5);
  }
  return checkStream({ pages, key: own, registry });
}

describe('the check of one stream', () => {
  it('finds nothing in a sound one', async () => {
    expect(await check(stream())).toEqual({
      entries: LENGTH,
      faults: [],
      faultHash: null,
      hasMore: false,
      soundBefore: LENGTH,
      soundUntil: at(LENGTH),
      soundAfter: 0,
    });
    expect(await check([])).toMatchObject({ entries: 0, faults: [], soundUntil: null });
  });

  it.each(TAMPERINGS)('names the entry when %s, and nothing else', async (_, change, expected) => {
    const { faults, soundBefore, hasMore } = await check(change(stream()));
    expect(faults).toEqual([expect.objectContaining(expected)]);
    expect(hasMore).toBe(false);
    expect(soundBefore).toBe((faults[0]?.entry ?? 0) - 1);
  });

  it('says how many of the later entries are as they were sealed', async () => {
    const all = stream();
    expect(await check(all.with(6, flipped(entry(all, 7), 20)))).toMatchObject({
      soundBefore: 6,
      soundAfter: 5,
      soundUntil: at(6),
    });
    const forged = rewritten(all.with(6, { ...entry(all, 7), localDate: '2020-01-01' }));
    expect(await check(forged)).toMatchObject({ soundBefore: 6, soundAfter: 0 });
  });

  it('names each of several faults', async () => {
    const all = stream();
    const changed = all
      .with(2, flipped(entry(all, 3), 20))
      .toSpliced(6, 1)
      .with(9, flipped(entry(all, 11), 14));
    const { faults } = await check(changed);
    expect(faults.map(({ kind, entry: number }) => [kind, number])).toEqual([
      ['altered', 3],
      ['removed', 7],
      ['altered', 11],
    ]);
    const neighbors = await check(all.with(2, flipped(entry(all, 3), 20)).toSpliced(3, 1));
    expect(neighbors.faults.map(({ kind, entry: number }) => [kind, number])).toEqual([
      ['altered', 3],
      ['removed', 4],
    ]);
  });

  it('looks into twenty and says that there are more', async () => {
    const { faults, hasMore } = await check(stream(60).map((event) => flipped(event, 20)));
    expect({ count: faults.length, hasMore }).toEqual({ count: 20, hasMore: true });
  });

  it('checks the order of a stream whose key is destroyed', async () => {
    expect((await check(stream(), null)).faults).toEqual([]);
    expect((await check(stream().toSpliced(6, 1), null)).faults).toMatchObject([{ kind: 'removed', entry: 7 }]);
  });

  it('names whatever single change is made, wherever', async () => {
    const change = fc.record({
      kind: fc.constantFrom('altered', 'removed', 'inserted', 'moved'),
      place: fc.integer({ min: 0, max: LENGTH - 2 }),
      to: fc.integer({ min: 0, max: LENGTH - 2 }),
      byte: fc.nat(200),
      isRenumbered: fc.boolean(),
    });
    const all = stream();
    await fc.assert(
      fc.asyncProperty(change, async ({ kind, place, to, byte, isRenumbered }) => {
        const own = all[place] as StoredEvent;
        const others = all.toSpliced(place, 1);
        fc.pre(kind !== 'moved' || place !== to);
        const made = {
          altered: () => all.with(place, flipped(own, byte % own.data.length)),
          removed: () => others,
          inserted: () => all.toSpliced(place + 1, 0, foreign(own)),
          moved: () => others.toSpliced(to, 0, own),
        }[kind]();
        const { faults } = await check(isRenumbered && kind !== 'altered' ? renumbered(made) : made);
        expect(faults.map((fault) => fault.kind)).toEqual([kind]);
      }),
      { numRuns: 300 },
    );
  });
});
