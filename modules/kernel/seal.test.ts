import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ChildErased, defineEvent, draft, eventRegistry } from './event.ts';
import type { StoredEvent } from './event-store.port.ts';
import { firstBrokenLink, GENESIS_HASH, IntegrityError, open, seal } from './seal.ts';
import { recorded, testContext } from './testing.ts';

const Whispered = defineEvent({ type: 'Whispered', schema: z.object({ words: z.string() }) });
const registry = eventRegistry([Whispered, ChildErased]);
const key = randomBytes(32);
const stored = (words: readonly string[]): StoredEvent[] => {
  const events = words.map((word, index) => recorded(draft(Whispered, { words: word }), index, testContext()));
  return seal(events, key, GENESIS_HASH, registry).map((event, index) => ({ ...event, position: String(index + 1) }));
};
const only = (words: string): StoredEvent => stored([words])[0] as StoredEvent;

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

  it('does not open in another place of the stream', () => {
    expect(() => open({ ...only('hello'), revision: 7 }, key, registry)).toThrow(IntegrityError);
  });
});

describe('the hash chain', () => {
  const chain = stored(['a', 'b', 'c', 'd']);

  it('holds for a stream that nobody touched', () => {
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
