import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ChildErased, defineEvent, draft, eventRegistry } from './event.ts';
import type { StoredEvent } from './event-store.port.ts';
import { chainHash, GENESIS_HASH, seal } from './seal.ts';
import { checkStream, type StreamFindings } from './stream-check.ts';
import { recorded, testContext } from './testing.ts';

const Whispered = defineEvent({ type: 'Whispered', schema: z.object({ words: z.string() }) });
const registry = eventRegistry([Whispered, ChildErased]);
const key = randomBytes(32);
const LENGTH = 12;

function stream(length = LENGTH): StoredEvent[] {
  const events = Array.from({ length }, (_, index) =>
    recorded(draft(Whispered, { words: `words ${index}` }), index, testContext('2026-05-01', { now: minute(index) })),
  );
  return seal(events, key, GENESIS_HASH, registry).map((event, index) => ({ ...event, position: String(index + 1) }));
}
const minute = (index: number) => new Date(Date.UTC(2026, 4, 1, 12, index));
const at = (entry: number) => minute(entry - 1).toISOString();

function check(events: readonly StoredEvent[], own: Uint8Array | null = key): Promise<StreamFindings> {
  async function* pages() {
    for (let from = 0; from < events.length; from += 5) yield events.slice(from, from + 5);
  }
  return checkStream({ pages, key: own, registry });
}

const flipped = (event: StoredEvent, byte: number): StoredEvent => {
  const data = Uint8Array.from(event.data);
  data[byte] = (data[byte] ?? 0) ^ 1;
  return { ...event, data };
};
/** As a database needs it, where a number is there once. */
const renumbered = (events: readonly StoredEvent[]) => events.map((event, revision) => ({ ...event, revision }));
/** As somebody would do it who can write to the database: every hash computed anew. */
function rewritten(events: readonly StoredEvent[]): StoredEvent[] {
  let previousHash = GENESIS_HASH;
  return events.map((event, revision) => {
    const forged = { ...event, revision, previousHash };
    previousHash = chainHash(previousHash, forged, forged.data);
    return { ...forged, hash: previousHash };
  });
}
/** Made without the child's key. */
const foreign = (after: StoredEvent): StoredEvent => {
  const forged = { ...flipped(after, 20), id: '0d1f2f0e-0000-4000-8000-000000000000', revision: after.revision + 1 };
  return { ...forged, previousHash: after.hash, hash: chainHash(after.hash, forged, forged.data) };
};
const entry = (events: readonly StoredEvent[], number: number): StoredEvent => events[number - 1] as StoredEvent;

/** Entry 7 of twelve is the one in question, counted from 1. */
const CASES: readonly [string, (all: StoredEvent[]) => StoredEvent[], object][] = [
  ['one byte was flipped', (all) => all.with(6, flipped(entry(all, 7), 20)), { kind: 'altered', entry: 7, at: at(7) }],
  [
    'its own hash was changed',
    (all) => all.with(6, { ...entry(all, 7), hash: 'f'.repeat(64) }),
    { kind: 'altered', entry: 7 },
  ],
  [
    'the hash of the one before was changed in it',
    (all) => all.with(6, { ...entry(all, 7), previousHash: 'f'.repeat(64) }),
    { kind: 'altered', entry: 7 },
  ],
  [
    'the day was changed',
    (all) => all.with(6, { ...entry(all, 7), localDate: '2020-01-01' }),
    { kind: 'altered', entry: 7 },
  ],
  [
    'the day was changed and every hash computed anew',
    (all) => rewritten(all.with(6, { ...entry(all, 7), localDate: '2020-01-01' })),
    { kind: 'unopened', entry: 7 },
  ],
  [
    'one was removed',
    (all) => all.toSpliced(6, 1),
    { kind: 'removed', entry: 7, other: 7, after: at(6), before: at(8) },
  ],
  ['three were removed', (all) => all.toSpliced(6, 3), { kind: 'removed', entry: 7, other: 9, before: at(10) }],
  [
    'the first were removed',
    (all) => all.slice(2),
    { kind: 'removed', entry: 1, other: 2, after: null, before: at(3) },
  ],
  [
    'one was removed and the rest numbered anew',
    (all) => renumbered(all.toSpliced(6, 1)),
    { kind: 'removed', entry: 7, other: 7 },
  ],
  ['one was inserted', (all) => all.toSpliced(6, 0, foreign(entry(all, 6))), { kind: 'inserted', entry: 7, at: at(6) }],
  [
    'one was inserted and the rest numbered anew',
    (all) => renumbered(all.toSpliced(6, 0, foreign(entry(all, 6)))),
    { kind: 'inserted', entry: 7 },
  ],
  [
    'one was inserted and every hash computed anew',
    (all) => rewritten(all.toSpliced(6, 0, foreign(entry(all, 6)))),
    { kind: 'inserted', entry: 7 },
  ],
  ['a copy was inserted', (all) => all.toSpliced(6, 0, entry(all, 3)), { kind: 'inserted', entry: 7, at: at(3) }],
  [
    'a copy was inserted and the rest numbered anew',
    (all) => renumbered(all.toSpliced(6, 0, entry(all, 3))),
    { kind: 'inserted', entry: 7 },
  ],
  [
    'two changed places',
    (all) => all.with(6, entry(all, 8)).with(7, entry(all, 7)),
    { kind: 'moved', entry: 7, other: 8 },
  ],
  [
    'two changed places and numbers',
    (all) => renumbered(all.with(6, entry(all, 8)).with(7, entry(all, 7))),
    { kind: 'moved', entry: 7, other: 8 },
  ],
  [
    'two changed places and every hash was computed anew',
    (all) => rewritten(all.with(6, entry(all, 8)).with(7, entry(all, 7))),
    { kind: 'moved', entry: 7, other: 8 },
  ],
  ['one was moved to the end', (all) => [...all.toSpliced(6, 1), entry(all, 7)], { kind: 'moved', entry: 7, other: 8 }],
  [
    'one was moved to the front',
    (all) => renumbered([entry(all, 7), ...all.toSpliced(6, 1)]),
    { kind: 'moved', entry: 1, other: 7 },
  ],
  [
    'a run was moved',
    (all) => [...all.slice(0, 6), ...all.slice(9), ...all.slice(6, 9)],
    { kind: 'moved', entry: 7, other: 10 },
  ],
];

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

  it.each(CASES)('names the entry when %s, and nothing else', async (_, change, expected) => {
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
