import { describe, expect, it } from 'vitest';
import { poseBetween, stepsOf } from './move.ts';
import { MOVES, SEATED_MOVES } from './moves.ts';

const ALL = [MOVES, SEATED_MOVES].flatMap((way) => Object.values(way).flat());

describe('the way between two key frames', () => {
  const from = { armL: [10, 20], armR: { place: [0, 0] }, hop: 0, squash: 0.9, mouth: 'soft' } as const;
  const to = { armL: [50, 60], armR: { place: [10, 20] }, hop: 20, mouth: 'laugh' } as const;

  it('mixes angles, places and heights', () => {
    expect(poseBetween(from, to, 0.25)).toMatchObject({ armL: [20, 30], armR: { place: [2.5, 5] }, hop: 5 });
  });

  it('takes what a frame does not say as at rest', () => {
    expect(poseBetween(from, to, 0.5).squash).toBeCloseTo(0.95);
  });

  it('changes a look half way', () => {
    expect([0.49, 0.5].map((share) => poseBetween(from, to, share).mouth)).toEqual(['soft', 'laugh']);
  });

  it('does not mix a hand that touches with one that swings', () => {
    const touching = { armL: { place: [80, 150] } } as const;
    expect(poseBetween(touching, to, 0.3).armL).toEqual(touching.armL);
    expect(poseBetween(touching, to, 0.7).armL).toEqual(to.armL);
  });
});

describe('a move', () => {
  it.each(ALL)('comes back to where it began: $name', (move) => {
    const steps = stepsOf(move, false);
    expect(steps[0]?.pose).toBe(move.frames[0].pose);
    expect(steps.map(({ pose }) => pose)).toContain(move.frames[1].pose);
    expect(steps.some(({ mirrored }) => mirrored)).toBe(move.bothSides);
    for (const { ms } of steps) expect(ms).toBeGreaterThanOrEqual(60);
  });

  it.each(ALL)('is key poses alone, held long, under reduced motion: $name', (move) => {
    const steps = stepsOf(move, true);
    const keys = move.frames.map(({ pose }) => pose);
    expect(steps.every(({ pose, ms }) => keys.includes(pose) && ms >= 1_500)).toBe(true);
  });

  it('fits the shortest time more than once', () => {
    for (const move of ALL) {
      const round = stepsOf(move, false).reduce((sum, { ms }) => sum + ms, 0);
      expect(round).toBeLessThan(15_000 / 3);
    }
  });
});
