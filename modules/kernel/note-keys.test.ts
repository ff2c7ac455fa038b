import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoteKeys } from './note-keys.ts';

const SECRET = randomBytes(32);
const LAST = 2 ** 31 - 1;
const revision = fc.oneof(fc.nat(200), fc.nat(LAST), fc.constantFrom(0, 1, LAST - 1, LAST));
const hexOf = (keys: NoteKeys, at: number) => {
  const key = keys.keyOf(at);
  return key && Buffer.from(key).toString('hex');
};

describe('the keys of notes', () => {
  it('are one of 32 bytes for each revision, and the same again, in whatever order they are asked for', () => {
    fc.assert(
      fc.property(fc.uniqueArray(revision, { minLength: 2 }), (revisions) => {
        const keys = NoteKeys.grownFrom(SECRET);
        const first = revisions.map((at) => hexOf(keys, at));
        expect(new Set(first).size).toBe(revisions.length);
        expect(keys.keyOf(revisions[0] as number)).toHaveLength(32);
        expect(revisions.toReversed().map((at) => hexOf(keys, at))).toEqual(first.toReversed());
        expect(revisions.map((at) => hexOf(NoteKeys.grownFrom(SECRET), at))).toEqual(first);
      }),
    );
  });

  it('are another child’s with another secret', () => {
    expect(hexOf(NoteKeys.grownFrom(randomBytes(32)), 7)).not.toBe(hexOf(NoteKeys.grownFrom(SECRET), 7));
  });

  it('are all there but those that were destroyed, also when they come back from where they were kept', () => {
    fc.assert(
      fc.property(fc.uniqueArray(revision, { maxLength: 12 }), fc.array(revision), (destroyed, others) => {
        const whole = NoteKeys.grownFrom(SECRET);
        const left = destroyed.reduce((keys, at) => NoteKeys.fromBytes(keys.without(at).toBytes()), whole);
        for (const at of destroyed) {
          expect(left.keyOf(at)).toBeNull();
          expect(left.isDestroyed(at)).toBe(true);
          expect(left.without(at)).toBe(left);
        }
        for (const at of [...others, ...destroyed.flatMap((one) => [one ^ 1, (one + 2) % LAST])]) {
          if (destroyed.includes(at)) continue;
          expect(hexOf(left, at)).toBe(hexOf(whole, at));
          expect(left.isDestroyed(at)).toBe(false);
        }
      }),
    );
  });

  it('keep no secret from which one that was destroyed can be had', () => {
    const left = NoteKeys.grownFrom(SECRET).without(5).toBytes();
    expect(left.includes(SECRET)).toBe(false);
    const gone = NoteKeys.grownFrom(SECRET).keyOf(5) as Uint8Array;
    expect(left.includes(Buffer.from(gone))).toBe(false);
    // 31 secrets beside the way down; none of them is one of the way itself.
    expect(left).toHaveLength(1 + 31 * 37);
  });

  it('take little room when neighbors go one after the other', () => {
    const left = Array.from({ length: 64 }, (_, at) => at).reduce(
      (keys, at) => keys.without(at),
      NoteKeys.grownFrom(SECRET),
    );
    expect(left.toBytes()).toHaveLength(1 + 25 * 37);
  });

  it('are not read from other bytes', () => {
    expect(() => NoteKeys.fromBytes(Buffer.of(2, 0))).toThrow('These are no note keys');
    expect(() => NoteKeys.fromBytes(NoteKeys.grownFrom(SECRET).toBytes().subarray(0, 20))).toThrow();
  });
});
