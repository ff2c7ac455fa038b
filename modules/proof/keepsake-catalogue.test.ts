import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsakeBytes, keepsakePlaces, keepsakeWords, nearestWord, placeOfWord } from './keepsake-catalogue.ts';
import { KEEPSAKE_WORDS } from './keepsake-words-catalogue.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
const ZERO = new Uint8Array(16);

describe('the words of keepsakes', () => {
  it('are 2,048 of 3 to 8 letters, in order, each told by its first four', () => {
    expect(KEEPSAKE_WORDS).toHaveLength(2_048);
    expect([...KEEPSAKE_WORDS].sort()).toEqual(KEEPSAKE_WORDS);
    expect(KEEPSAKE_WORDS.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
    expect(new Set(KEEPSAKE_WORDS.map((word) => word.slice(0, 4))).size).toBe(2_048);
  });

  it('stay what they are: a keepsake of today is typed in again years later', () => {
    const digest = Uint8Array.from({ length: 16 }, (_, index) => index * 17);
    expect(keepsakeWords(digest).join(' ')).toMatchInlineSnapshot(
      `"abacus melt mocha meditate fossil digit canine cupboard roll haystack lavender zoology"`,
    );
    expect(keepsakeWords(ZERO).join(' ')).toMatchInlineSnapshot(
      `"abacus abacus abacus abacus abacus abacus abacus abacus abacus abacus abacus abacus"`,
    );
  });

  it('give the bytes back that they were made of', () => {
    fc.assert(
      fc.property(bytes, (some) => {
        expect(keepsakeBytes(keepsakeWords(some).map((word) => placeOfWord(word) ?? -1))).toEqual(some);
      }),
    );
    expect(() => keepsakePlaces(new Uint8Array(17))).toThrow(RangeError);
  });

  it('fail the check sum for fifteen of sixteen wrong words or swaps', () => {
    const sound = keepsakePlaces(Uint8Array.from({ length: 16 }, (_, index) => index * 31));
    const wrong = sound.flatMap((_, at) =>
      Array.from({ length: 2_048 }, (_, place) => sound.with(at, place)).filter((places) => places[at] !== sound[at]),
    );
    const passed = wrong.filter((places) => keepsakeBytes(places) !== null).length;
    expect(passed / wrong.length).toBeCloseTo(1 / 16, 2);
    const swaps = sound.flatMap((a, i) => sound.slice(i + 1).map((b, j) => sound.with(i, b).with(i + 1 + j, a)));
    expect(swaps.filter((places) => keepsakeBytes(places) !== null).length).toBeLessThan(swaps.length / 8);
    expect(keepsakeBytes(sound.slice(1))).toBeNull();
  });
});

describe('a typed word', () => {
  it('is found whatever its case, by its first four letters too', () => {
    expect(KEEPSAKE_WORDS[placeOfWord(' Acorn ') ?? -1]).toBe('acorn');
    expect(KEEPSAKE_WORDS[placeOfWord('awes') ?? -1]).toBe('awesome');
    expect(placeOfWord('awe')).toBeUndefined();
    expect(placeOfWord('awesom')).toBeUndefined();
  });

  it.each([
    ['awesom', 'awesome'],
    ['acron', 'acorn'],
    ['bnana', 'banana'],
    ['banna', 'banana'],
    ['xxacornxx', undefined],
    ['q', undefined],
    ['', undefined],
  ])('%s is probably %s', (typed, meant) => {
    expect(nearestWord(typed)).toBe(meant);
  });
});
