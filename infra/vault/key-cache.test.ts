import { describe, expect, it } from 'vitest';
import { KeyCache } from './key-cache.ts';

const key = (byte: number) => new Uint8Array(32).fill(byte);

function cacheAt(start: number, capacity?: number) {
  let clock = start;
  const cache = new KeyCache(() => new Date(clock), capacity);
  return { cache, advance: (ms: number) => (clock += ms) };
}

describe('KeyCache', () => {
  it('keeps a key for half a minute from its reading, however often it is used', () => {
    const { cache, advance } = cacheAt(0);
    cache.set('one', key(1), cache.generation);
    advance(29_999);
    expect(cache.get('one')).toEqual(key(1));
    advance(1);
    expect(cache.get('one')).toBeUndefined();
  });

  it('holds no more than its capacity, and lets go of the oldest', () => {
    const { cache } = cacheAt(0, 2);
    for (const [index, id] of ['one', 'two', 'three'].entries()) cache.set(id, key(index), cache.generation);
    expect(['one', 'two', 'three'].map((id) => cache.get(id) !== undefined)).toEqual([false, true, true]);
  });

  it('keeps nothing that was read before a key was forgotten', () => {
    const { cache } = cacheAt(0);
    const { generation } = cache;
    cache.forget('one');
    cache.set('one', key(1), generation);
    expect(cache.get('one')).toBeUndefined();
  });
});
