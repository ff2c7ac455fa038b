import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ChildErased, defineEvent, draft, eventRegistry, NewerRelease } from './event.ts';
import type { StoredEvent } from './event-store.port.ts';
import { NoteKeys } from './note-keys.ts';
import { HAD_WORDS, hadWords } from './own-words.ts';
import { chainHash, checkSeal, firstBrokenLink, GENESIS_HASH, IntegrityError, open, seal } from './seal.ts';
import { recorded, testContext } from './testing.ts';

const Whispered = defineEvent({ type: 'Whispered', schema: z.object({ words: z.string() }) });
const Sung = defineEvent({ type: 'Sung', schema: z.object({ words: z.string() }) });
const registry = eventRegistry([Whispered, Sung, ChildErased]);
const key = randomBytes(32);
const stored = (words: readonly string[]): StoredEvent[] => {
  const events = words.map((word, index) => recorded(draft(Whispered, { words: word }), index, testContext()));
  return seal(events, key, GENESIS_HASH, registry).map((event, index) => ({ ...event, position: String(index + 1) }));
};
const only = (words: string): StoredEvent => stored([words])[0] as StoredEvent;

const FIRST_FORMAT_KEY = Buffer.from('first format key'.padEnd(32, '.'));
/** Made by the release that wrote the first format. */
const FIRST_FORMAT: StoredEvent = {
  id: '46782391-beb2-51b7-81a1-0928de2e6876',
  type: 'Whispered',
  version: 1,
  stream: 'child-00000000-0000-4000-8000-000000000001',
  revision: 0,
  at: '2026-05-01T12:00:00.000Z',
  timeZone: 'UTC',
  localDate: '2026-05-01',
  actor: 'child',
  commandId: 'e2f5fe76-1858-5ac5-876b-f093ecbbcbe3',
  correlationId: 'test',
  causationId: null,
  position: '1',
  data: Buffer.from(
    'AVtBP+cxorq+34TtYaGSxkAtNdxrE1SBNnxUyDF/u04ItXQbt9XUn3EZCLRR60njcqPbzWaHDkTcv/bDzuuFEGhwxiw=',
    'base64',
  ),
  hash: '65b770fd8f7a56adcc7526ae788d491a43e1f00e8779a323d700f7e7d4c89073',
  previousHash: GENESIS_HASH,
};

const SECOND_FORMAT_KEY = Buffer.from('second format key'.padEnd(32, '.'));
const SECOND_FORMAT_ACT = {
  version: 1,
  stream: 'child-00000000-0000-4000-8000-000000000001',
  at: '2026-06-01T22:30:00.000Z',
  timeZone: 'Europe/Berlin',
  localDate: '2026-06-02',
  commandId: '3d6c8b99-9285-54de-8324-d780eeece005',
  correlationId: 'test',
  causationId: null,
};
/** Made by the release that wrote the second format: a sealed event, and the plain one after it. */
const SECOND_FORMAT: readonly [StoredEvent, StoredEvent] = [
  {
    ...SECOND_FORMAT_ACT,
    id: 'f48a5463-ce97-5d1b-b2cf-608c859c8b9f',
    type: 'Whispered',
    revision: 0,
    actor: 'child',
    position: '1',
    data: Buffer.from(
      'AtltsaJkJuRNuxQIjzG8WYScvSLjRl2RAVR+ZFcQpwwYU4262CLuLYz2vKC1GDHYyYSM25LWzsA08zyj/jHP6CDIfU38',
      'base64',
    ),
    hash: '83ee36afe9556c667001241a0f47cfbceca842e99187dad779f4649c03807af6',
    previousHash: GENESIS_HASH,
  },
  {
    ...SECOND_FORMAT_ACT,
    id: 'd7a1f6e3-eb69-570c-b11b-3aa20b895463',
    type: 'ChildErased',
    revision: 1,
    actor: 'system',
    position: '2',
    data: Buffer.from('AHsicmVhc29uIjoiYXNrZWQifQ==', 'base64'),
    hash: 'bb1d34a95edf63e67f6c06bb98959aa14684bed1dc305b6c31a76d8db4688b62',
    previousHash: '83ee36afe9556c667001241a0f47cfbceca842e99187dad779f4649c03807af6',
  },
];

/** What the associated data holds of an envelope; written out, because what is stored rests on it. */
const envelopeTextOf = (event: StoredEvent): string => {
  const { id, type, version, stream, revision, at, localDate, actor, commandId, correlationId, causationId } = event;
  return JSON.stringify([
    id,
    type,
    version,
    stream,
    revision,
    at,
    '',
    localDate,
    actor,
    commandId,
    correlationId,
    causationId,
  ]);
};

it('never seals two events with one nonce', () => {
  const nonces = stored(Array.from({ length: 1_000 }, () => 'the same words')).map(({ data }) =>
    Buffer.from(data.subarray(1, 13)).toString('hex'),
  );
  expect(new Set(nonces).size).toBe(1_000);
});

describe('sealing', () => {
  it('opens to the same words, and shows none of them in the stored bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 8 }), (words) => {
        const sealed = only(words);
        expect(open(sealed, key, registry).event).toMatchObject({ type: 'Whispered', data: { words } });
        expect(Buffer.from(sealed.data).includes(Buffer.from(words))).toBe(false);
      }),
    );
  });

  it('never gives the same bytes twice', () => {
    expect(Buffer.from(only('hello').data).equals(Buffer.from(only('hello').data))).toBe(false);
  });

  it('reads as shredded without the key', () => {
    expect(open(only('secret'), null, registry).unreadable).toBe('shredded');
  });

  it('reads as unknown when a newer release wrote it', () => {
    expect(open({ ...only('x'), type: 'FromTheFuture' }, key, registry).unreadable).toBe('unknown');
  });

  it('keeps a plain event readable when the key is gone', () => {
    const erased = recorded(draft(ChildErased, { reason: 'asked' }), 0, testContext());
    const [sealed] = seal([erased], null, GENESIS_HASH, registry);
    expect(open({ ...(sealed as StoredEvent), position: '1' }, null, registry).event).toMatchObject({
      data: { reason: 'asked' },
    });
  });

  it('notices every flipped bit of the data', () => {
    const sealed = only('hello');
    fc.assert(
      fc.property(fc.nat(sealed.data.length - 2), fc.nat(7), (index, bit) => {
        const data = Buffer.from(sealed.data);
        data[index + 1] = (data[index + 1] as number) ^ (1 << bit);
        expect(() => open({ ...sealed, data }, key, registry)).toThrow(IntegrityError);
        expect(firstBrokenLink([{ ...sealed, data }])?.id).toBe(sealed.id);
      }),
    );
  });

  it.each<[string, Partial<StoredEvent>]>([
    ['id', { id: '00000000-0000-4000-8000-0000000000ff' }],
    ['type', { type: 'Sung' }],
    ['version', { version: 0 }],
    ['stream', { stream: 'child-00000000-0000-4000-8000-0000000000ff' }],
    ['revision', { revision: 7 }],
    ['at', { at: '2020-01-01T12:00:00.000Z' }],
    ['timeZone', { timeZone: 'Asia/Tokyo' }],
    ['localDate', { localDate: '2020-01-01' }],
    ['actor', { actor: 'grown-up' }],
    ['commandId', { commandId: '00000000-0000-4000-8000-0000000000ff' }],
    ['correlationId', { correlationId: 'another' }],
    ['causationId', { causationId: '00000000-0000-4000-8000-0000000000ff' }],
    ['previousHash', { previousHash: 'f'.repeat(64) }],
  ])('does not open under another %s, although every hash was computed anew', (_, change) => {
    const changed = { ...only('hello'), ...change };
    const { previousHash, data } = changed;
    const forged = { ...changed, hash: chainHash(previousHash, changed, data) };
    expect(firstBrokenLink([forged], previousHash)).toBeNull();
    expect(() => open(forged, key, registry)).toThrow(IntegrityError);
    expect(() => checkSeal(forged, key, registry)).toThrow(IntegrityError);
  });

  it('can be checked of a type that this release does not know, so that no event hides by another name', () => {
    const sealed = only('hello');
    expect(checkSeal(sealed, key, eventRegistry([]))).toBe('sealed');
    expect(() => checkSeal({ ...sealed, type: 'Nothing' }, key, registry)).toThrow(IntegrityError);
    const data = Buffer.concat([Buffer.of(0), Buffer.from('{}')]);
    expect(() => checkSeal({ ...sealed, type: 'Nothing', data }, key, registry)).toThrow(IntegrityError);
    expect(checkSeal(sealed, null, registry)).toBe('keyless');
    expect(checkSeal({ ...sealed, type: 'ChildErased', data }, null, registry)).toBe('plain');
  });

  it('still reads what was sealed in the first format', () => {
    const opened = open(FIRST_FORMAT, FIRST_FORMAT_KEY, registry);
    expect(opened.event).toMatchObject({ type: 'Whispered', data: { words: 'hello from the first format' } });
    expect(firstBrokenLink([FIRST_FORMAT])).toBeNull();
    expect(() => open({ ...FIRST_FORMAT, revision: 7 }, FIRST_FORMAT_KEY, registry)).toThrow(IntegrityError);
  });

  it('still reads what was sealed in the second format, with the zone that its envelope names', () => {
    const [whispered, erased] = SECOND_FORMAT;
    expect(open(whispered, SECOND_FORMAT_KEY, registry).event).toMatchObject({
      type: 'Whispered',
      timeZone: 'Europe/Berlin',
      data: { words: 'hello from the second format' },
    });
    expect(open(erased, null, registry).event).toMatchObject({
      timeZone: 'Europe/Berlin',
      data: { reason: 'asked' },
    });
    expect(firstBrokenLink(SECOND_FORMAT)).toBeNull();
    const moved = { ...whispered, timeZone: 'Asia/Tokyo' };
    expect(() => open(moved, SECOND_FORMAT_KEY, registry)).toThrow(IntegrityError);
  });

  it('goes on with a chain that begins in an older format', () => {
    const [earlier] = SECOND_FORMAT;
    const next = recorded(draft(Whispered, { words: 'now' }), 1, testContext('2026-06-02'));
    const [sealed] = seal([next], SECOND_FORMAT_KEY, earlier.hash, registry);
    const chain = [earlier, { ...(sealed as StoredEvent), position: '2' }];
    expect(chain.map(({ data }) => data[0])).toEqual([2, 3]);
    expect(firstBrokenLink(chain)).toBeNull();
    expect(chain.map((event) => checkSeal(event, SECOND_FORMAT_KEY, registry))).toEqual(['sealed', 'sealed']);
  });

  it('does not open as another format than its own, although every hash was computed anew', () => {
    const forge = (event: StoredEvent, format: number, fields: Partial<StoredEvent> = {}): StoredEvent => {
      const data = Uint8Array.from(event.data, (byte, index) => (index === 0 ? format : byte));
      const forged = { ...event, ...fields, data };
      return { ...forged, hash: chainHash(forged.previousHash, forged, data) };
    };
    const sealed = only('hello');
    const [second] = SECOND_FORMAT;
    for (const [forged, itsKey] of [
      [forge(sealed, 1), key],
      [forge(sealed, 2), key],
      [forge(sealed, 2, { timeZone: 'UTC' }), key],
      [forge(sealed, 4), key],
      [forge(second, 3), SECOND_FORMAT_KEY],
      [forge(second, 3, { timeZone: '' }), SECOND_FORMAT_KEY],
      [forge(FIRST_FORMAT, 3), FIRST_FORMAT_KEY],
      [forge(FIRST_FORMAT, 3, { timeZone: '' }), FIRST_FORMAT_KEY],
    ] as const) {
      expect(() => open(forged, itsKey, registry)).toThrow(IntegrityError);
      expect(() => checkSeal(forged, itsKey, registry)).toThrow(IntegrityError);
    }
  });

  it('does not take plain words for sealed ones, which any writer could have made', () => {
    const data = Buffer.concat([Buffer.of(0), Buffer.from(JSON.stringify({ words: 'made up' }))]);
    expect(() => open({ ...only('hello'), data }, key, registry)).toThrow(IntegrityError);
    expect(() => open({ ...only('hello'), data }, null, registry)).toThrow(IntegrityError);
  });

  it('leaves to a newer release what only that can read', () => {
    const { data, ...rest } = only('hello');
    const later = Uint8Array.from(data, (byte, index) => (index === 0 ? 5 : byte));
    expect(() => open({ ...rest, data: later }, key, registry)).toThrow(NewerRelease);
    const [next] = seal(
      [{ ...recorded(draft(Whispered, { words: 'x' }), 0, testContext()), version: 2 }],
      key,
      GENESIS_HASH,
      registry,
    );
    expect(() => open({ ...(next as StoredEvent), position: '1' }, key, registry)).toThrow(NewerRelease);
  });
});

describe('the time zone', () => {
  const sealedIn = (timeZone: string): StoredEvent => {
    const event = recorded(draft(Whispered, { words: 'x' }), 0, testContext('2026-05-01', { timeZone }));
    return { ...(seal([event], key, GENESIS_HASH, registry)[0] as StoredEvent), position: '1' };
  };

  it('comes back with the key, and stands nowhere in what is stored', () => {
    const sealed = sealedIn('America/Argentina/ComodRivadavia');
    expect(open(sealed, key, registry).event.timeZone).toBe('America/Argentina/ComodRivadavia');
    expect(sealed.timeZone).toBe('');
    expect(Buffer.from(sealed.data).toString('latin1')).not.toContain('America');
  });

  it('does not show by the length of what is stored', () => {
    const lengths = ['UTC', 'Asia/Tokyo', 'America/North_Dakota/New_Salem'].map((zone) => sealedIn(zone).data.length);
    expect(new Set(lengths).size).toBe(1);
    const longest = Intl.supportedValuesOf('timeZone').reduce((most, zone) => Math.max(most, zone.length), 0);
    expect(sealedIn('x'.repeat(longest)).data.length).toBe(lengths[0]);
  });

  it('is gone with the key, and is not kept of a plain event', () => {
    expect(open(sealedIn('Asia/Tokyo'), null, registry).event.timeZone).toBe('');
    const erased = recorded(draft(ChildErased, { reason: 'asked' }), 0, testContext('2026-05-01'));
    const [plain] = seal([erased], null, GENESIS_HASH, registry);
    expect(plain?.timeZone).toBe('');
  });

  it('leaves room for a further sealed field, which this release does not know', () => {
    const event = recorded(draft(Whispered, { words: 'x' }), 0, testContext());
    const envelope = { ...(seal([event], key, GENESIS_HASH, registry)[0] as StoredEvent), position: '1' };
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(
      Buffer.from(GENESIS_HASH + envelopeTextOf(envelope)),
    );
    const body = cipher.update(JSON.stringify({ z: 'Asia/Tokyo', new: 1, d: { words: 'y' } }));
    const data = Buffer.concat([Buffer.of(3), nonce, body, cipher.final(), cipher.getAuthTag()]);
    expect(open({ ...envelope, data }, key, registry).event).toMatchObject({
      timeZone: 'Asia/Tokyo',
      data: { words: 'y' },
    });
  });
});

describe('words with a key of their own', () => {
  const Written = defineEvent({
    type: 'Written',
    schema: z.object({ feeling: z.string(), note: z.string().nullable(), title: z.string().nullable(), ...HAD_WORDS }),
    ownWords: ['note', 'title'],
  });
  const withWritten = eventRegistry([Whispered, Written, ChildErased]);
  const notes = NoteKeys.grownFrom(randomBytes(32));
  const keyWith = (those?: NoteKeys) => Object.assign(Uint8Array.from(key), those ? { notes: those } : {});
  const DATA = { feeling: 'Sad', note: 'I cried', title: 'Today' };
  const written = (data = DATA, with_ = keyWith(notes), revision = 3): StoredEvent => {
    const event = recorded(draft(Written, data as typeof DATA), revision, testContext());
    return { ...(seal([event], with_, GENESIS_HASH, withWritten)[0] as StoredEvent), position: '1' };
  };
  const dataOf = (stored: StoredEvent, with_ = keyWith(notes)) => {
    const { event } = open(stored, with_, withWritten);
    return 'data' in event ? event.data : null;
  };
  const forge = (event: StoredEvent, format: number): StoredEvent => {
    const data = Uint8Array.from(event.data, (byte, index) => (index === 0 ? format : byte));
    return { ...event, data, hash: chainHash(event.previousHash, event, data) };
  };

  it('come back with both keys, and are in the stored bytes twice sealed', () => {
    const stored = written();
    expect(stored.data[0]).toBe(4);
    expect(dataOf(stored)).toEqual(DATA);
    expect(checkSeal(stored, keyWith(notes), withWritten)).toBe('sealed');
    // What the child's key alone opens holds none of them.
    const decipher = createDecipheriv('aes-256-gcm', key, stored.data.subarray(1, 13)).setAAD(
      Buffer.from(GENESIS_HASH + envelopeTextOf(stored)),
    );
    const opened = decipher.update(stored.data.subarray(13, stored.data.length - 16)).toString();
    expect(opened).toContain('Sad');
    expect(opened).not.toContain('cried');
  });

  it('read as null when their key is destroyed, while all else stays and the chain holds', () => {
    const stored = written();
    const left = keyWith(notes.without(3));
    expect(dataOf(stored, left)).toEqual({ feeling: 'Sad', note: null, title: null, hadWords: true });
    expect(dataOf(written(DATA, keyWith(notes), 4), left)).toEqual(DATA);
    expect(checkSeal(stored, left, withWritten)).toBe('sealed');
    expect(firstBrokenLink([stored])).toBeNull();
  });

  it('cost nothing where nothing is written', () => {
    const stored = written({ ...DATA, note: null, title: null } as unknown as typeof DATA);
    expect(stored.data[0]).toBe(3);
    expect(dataOf(stored)).toEqual({ feeling: 'Sad', note: null, title: null });
  });

  it('read as erased in an older format too, whose one key cannot be destroyed', () => {
    const older = written(DATA, keyWith());
    expect(older.data[0]).toBe(3);
    expect(dataOf(older)).toEqual(DATA);
    expect(dataOf(older, keyWith(notes.without(3)))).toEqual({
      feeling: 'Sad',
      note: null,
      title: null,
      hadWords: true,
    });
  });

  it.each([
    ['with their own key', keyWith(notes)],
    ['in an older format', keyWith()],
  ])('say whether there were any, the same before and after they are erased: %s', (_, sealing) => {
    const left = keyWith(notes.without(3));
    for (const note of [null, '', 'I cried']) {
      const stored = written({ ...DATA, note, title: null } as unknown as typeof DATA, sealing);
      expect([sealing, left].map((now) => hadWords(Written, dataOf(stored, now)))).toEqual(
        note === null ? [false, false] : [true, true],
      );
      // As an imported history has it, under keys of its own.
      const again = written(dataOf(stored, left) as typeof DATA, keyWith(notes), 5);
      expect(dataOf(again)).toEqual(dataOf(stored, left));
    }
  });

  it('cannot be hidden by passing the event off as one without them', () => {
    for (const forged of [forge(written(), 3), forge(written(DATA, keyWith()), 4)]) {
      expect(firstBrokenLink([forged])).toBeNull();
      expect(() => open(forged, keyWith(notes), withWritten)).toThrow(IntegrityError);
      expect(() => checkSeal(forged, keyWith(notes), withWritten)).toThrow(IntegrityError);
    }
  });

  it('do not open with the keys of another child, and say so', () => {
    expect(() => dataOf(written(), keyWith(NoteKeys.grownFrom(randomBytes(32))))).toThrow(/words that do not open/);
  });

  it('are refused in a field that cannot be null', () => {
    const schema = z.object({ words: z.string() });
    expect(() => defineEvent({ type: 'Told', schema, ownWords: ['words'] })).toThrow('cannot be null');
    expect(() => defineEvent({ type: 'Told', schema, ownWords: ['others'] })).toThrow('cannot be null');
    const mute = z.object({ words: z.string().nullable() });
    expect(() => defineEvent({ type: 'Told', schema: mute, ownWords: ['words'] })).toThrow('no HAD_WORDS');
  });
});

describe('the hash chain', () => {
  const chain = stored(['a', 'b', 'c', 'd']);

  it('holds for a stream that was not changed', () => {
    expect(firstBrokenLink(chain)).toBeNull();
  });

  it.each([
    ['a changed day', (event: StoredEvent) => ({ ...event, localDate: '2020-01-01' })],
    ['a changed type', (event: StoredEvent) => ({ ...event, type: 'Shouted' })],
    ['a changed cause', (event: StoredEvent) => ({ ...event, causationId: event.id })],
    ['a hash made up', (event: StoredEvent) => ({ ...event, hash: GENESIS_HASH })],
  ])('names the event with %s', (_, change) => {
    const changed = chain.map((event, index) => (index === 2 ? change(event) : event));
    expect(firstBrokenLink(changed)?.revision).toBe(2);
  });

  it('names the event after one that was removed', () => {
    expect(firstBrokenLink(chain.filter((_, index) => index !== 1))?.revision).toBe(2);
  });
});
