import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSticker, resized, turned } from './header-sticker.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a new sticker', () => {
  it('lies within the ranges of the specification, above all others', () => {
    fc.assert(
      fc.property(fc.array(chance, { minLength: 4, maxLength: 4 }), fc.nat(50), (numbers, count) => {
        let next = 0;
        const sticker = newSticker({ emoji: '⭐' }, 'a', count, () => numbers[next++] ?? 0);
        expect(Math.abs(sticker.x)).toBeLessThanOrEqual(100);
        expect(Math.abs(sticker.y)).toBeLessThanOrEqual(25);
        expect(Math.abs(sticker.rotation)).toBeLessThanOrEqual(30);
        expect(sticker.scale).toBeGreaterThanOrEqual(0.8);
        expect(sticker.scale).toBeLessThanOrEqual(1.2);
        expect(sticker.zIndex).toBe(count + 1);
      }),
    );
  });
});

const star = newSticker({ emoji: '⭐' }, 'a', 0, () => 0.5);

describe('a sticker', () => {
  it('turns by 15 degrees, and is where it was after 24 of them', () => {
    expect(turned(star, 1).rotation).toBe(15);
    expect(turned(star, -1).rotation).toBe(-15);
    let round = star;
    for (let step = 0; step < 24; step += 1) round = turned(round, 1);
    expect(round).toEqual(star);
  });

  it('grows and shrinks by tenths between a half and two', () => {
    expect(resized(star, 1).scale).toBe(1.1);
    let big = star;
    for (let step = 0; step < 30; step += 1) big = resized(big, 1);
    expect(big.scale).toBe(2);
    let small = star;
    for (let step = 0; step < 30; step += 1) small = resized(small, -1);
    expect(small.scale).toBe(0.5);
    for (let step = 0; step < 5; step += 1) small = resized(small, 1);
    expect(small.scale).toBe(1);
  });
});
