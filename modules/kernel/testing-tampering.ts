import { z } from 'zod';
import { ChildErased, defineEvent, draft, eventRegistry } from './event.ts';
import type { StoredEvent } from './event-store.port.ts';
import { NoteKeys } from './note-keys.ts';
import { HAD_WORDS } from './own-words.ts';
import { chainHash, GENESIS_HASH, seal } from './seal.ts';
import { recorded, testContext } from './testing.ts';

const Whispered = defineEvent({
  type: 'Whispered',
  schema: z.object({ words: z.string().nullable(), ...HAD_WORDS }),
  ownWords: ['words'],
});
export const registry = eventRegistry([Whispered, ChildErased]);
/** With the keys of words that the child wrote. */
export const TAMPERED_KEY = Object.assign(Buffer.alloc(32, 'a key for tests'), {
  notes: NoteKeys.grownFrom(Buffer.alloc(32, 'note keys for tests')),
});
/** As it is when the words of entry 9 are erased. */
export const KEY_AFTER_ERASURE = Object.assign(Buffer.from(TAMPERED_KEY), { notes: TAMPERED_KEY.notes.without(8) });
export const LENGTH = 12;

/** One child's stream, each entry a minute after the one before. Every third is without words, and sealed as such are. */
export function stream(length = LENGTH): StoredEvent[] {
  const events = Array.from({ length }, (_, index) =>
    recorded(
      draft(Whispered, { words: index % 3 === 0 ? null : `words ${index}` }),
      index,
      testContext('2026-05-01', { now: minute(index) }),
    ),
  );
  return seal(events, TAMPERED_KEY, GENESIS_HASH, registry).map((event, index) => ({
    ...event,
    position: String(index + 1),
  }));
}
const minute = (index: number) => new Date(Date.UTC(2026, 4, 1, 12, index));
/** When the entry of that number, from 1, was saved. */
export const at = (entry: number) => minute(entry - 1).toISOString();

/** With one bit of its data changed. */
export const flipped = (event: StoredEvent, byte: number): StoredEvent => {
  const data = Uint8Array.from(event.data);
  data[byte] = (data[byte] ?? 0) ^ 1;
  return { ...event, data };
};
/** With another format byte, which no seal covers. */
const sealedAs = (event: StoredEvent, format: number): StoredEvent => ({
  ...event,
  data: Uint8Array.from(event.data, (byte, index) => (index === 0 ? format : byte)),
});
/** As a database needs it, where a number is there once. */
export const renumbered = (events: readonly StoredEvent[]) => events.map((event, revision) => ({ ...event, revision }));
/** With every hash computed anew, as an attacker does who can write to the database. */
export function rewritten(events: readonly StoredEvent[]): StoredEvent[] {
  let previousHash = GENESIS_HASH;
  return events.map((event, revision) => {
    const forged = { ...event, revision, previousHash };
    previousHash = chainHash(previousHash, forged, forged.data);
    return { ...forged, hash: previousHash };
  });
}
/** Made without the child's key. */
export const foreign = (after: StoredEvent): StoredEvent => {
  const forged = { ...flipped(after, 20), id: '0d1f2f0e-0000-4000-8000-000000000000', revision: after.revision + 1 };
  return { ...forged, previousHash: after.hash, hash: chainHash(after.hash, forged, forged.data) };
};
export const entry = (events: readonly StoredEvent[], number: number): StoredEvent => events[number - 1] as StoredEvent;

/** What can be done to a stream of twelve, and the one fault that it is. Entry 7 is mostly the one in question, counted from 1. */
export const TAMPERINGS: readonly [string, (all: StoredEvent[]) => StoredEvent[], object][] = [
  ['one byte was flipped', (all) => all.with(6, flipped(entry(all, 7), 20)), { kind: 'altered', entry: 7, at: at(7) }],
  [
    'its own hash was changed',
    (all) => all.with(6, { ...entry(all, 7), hash: 'f'.repeat(64) }),
    { kind: 'altered', entry: 7 },
  ],
  [
    'its number alone was changed',
    (all) => all.with(6, { ...entry(all, 7), revision: 40 }),
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
    'one with words was passed off as one without, and every hash computed anew',
    (all) => rewritten(all.with(7, sealedAs(entry(all, 8), 3))),
    { kind: 'unopened', entry: 8 },
  ],
  [
    'one without words was passed off as one with some, and every hash computed anew',
    (all) => rewritten(all.with(6, sealedAs(entry(all, 7), 4))),
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
