import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellPlace, openCell, sealCell } from './cell-seal.ts';
import { IntegrityError } from './seal.ts';

const keyOf = (name: string): Uint8Array => createHash('sha256').update(name).digest();
const ADA = keyOf('Ada');
const BEN = keyOf('Ben');

/** Whole characters: a column holds no half ones. */
const text = fc.string({ unit: 'binary', maxLength: 60 });
const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,9}$/);
const rowKey = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const place = fc.tuple(name, name, rowKey).map((parts) => cellPlace(...parts));

describe('a sealed cell', () => {
  it('opens in its place with its key to what was sealed', () => {
    fc.assert(fc.property(place, text, (at, words) => openCell(ADA, at, sealCell(ADA, at, words)) === words));
  });

  it('is the same for the same words, and another one in any other place, for other words and for another child', () => {
    fc.assert(
      fc.property(place, place, text, text, (at, elsewhere, words, others) => {
        const sealed = sealCell(ADA, at, words);
        expect(sealCell(Uint8Array.from(ADA), at, words).equals(sealed)).toBe(true);
        expect(sealCell(BEN, at, words).equals(sealed)).toBe(false);
        if (elsewhere !== at) expect(sealCell(ADA, elsewhere, words).equals(sealed)).toBe(false);
        if (others !== words) expect(sealCell(ADA, at, others).equals(sealed)).toBe(false);
      }),
    );
  });

  it.each([
    ['row', cellPlace('moods', 'note', '2')],
    ['column', cellPlace('moods', 'title', '1')],
    ['table', cellPlace('pages', 'note', '1')],
  ])('does not open when it is moved to another %s', (_, elsewhere) => {
    fc.assert(
      fc.property(text, (words) => {
        const sealed = sealCell(ADA, cellPlace('moods', 'note', '1'), words);
        expect(() => openCell(ADA, elsewhere, sealed)).toThrow(IntegrityError);
      }),
    );
  });

  it('does not open in any other place, nor with the key of another child', () => {
    fc.assert(
      fc.property(place, place, text, (at, elsewhere, words) => {
        fc.pre(at !== elsewhere);
        const sealed = sealCell(ADA, at, words);
        expect(() => openCell(ADA, elsewhere, sealed)).toThrow(IntegrityError);
        expect(() => openCell(BEN, at, sealed)).toThrow(IntegrityError);
      }),
    );
  });

  it('does not open with one bit flipped, wherever it is, nor cut short', () => {
    fc.assert(
      fc.property(place, text, fc.nat(), fc.nat(7), (at, words, where, bit) => {
        const sealed = sealCell(ADA, at, words);
        const flipped = Uint8Array.from(sealed);
        const index = where % flipped.length;
        flipped[index] = (flipped[index] ?? 0) ^ (1 << bit);
        expect(() => openCell(ADA, at, flipped)).toThrow(IntegrityError);
        expect(() => openCell(ADA, at, sealed.subarray(0, index))).toThrow(IntegrityError);
      }),
    );
  });

  it('says which cell it is, and nothing of what is in it', () => {
    const sealed = sealCell(ADA, cellPlace('moods', 'note', 'a\0b'), 'I cried');
    const opening = () => openCell(BEN, cellPlace('moods', 'note', 'a\0b'), sealed);
    expect(opening).toThrow("moods.note of row a, b does not open with its child's key");
    expect(() =>
      openCell(ADA, cellPlace('moods', 'note', '1'), Buffer.from('I cried, in clear and at length')),
    ).toThrow(/^moods\.note of row 1 is not sealed$/);
  });
});
