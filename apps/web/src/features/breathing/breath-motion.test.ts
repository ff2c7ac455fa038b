import { describe, expect, it } from 'vitest';
import { breathMotion } from './breath-motion.ts';
import { BREATHING_LEVELS } from './breathing.catalogue.ts';

const [beginner] = BREATHING_LEVELS;
if (!beginner) throw new Error('There are three levels');
const data = (entries: Record<string, string>): DOMStringMap => entries;

describe('the bubble', () => {
  it('grows while breathing in, goes on growing slowly in the hold, and returns', () => {
    const { keyframes, timing } = breathMotion(beginner, data({ moves: 'swell', to: '1.5' }));
    expect(timing).toEqual({ duration: 12_000, iterations: 3 });
    expect(keyframes.map(({ offset, scale }) => [Number(offset) * 12, Number(scale)])).toEqual([
      [0, 1],
      [3, expect.closeTo(1.45)],
      [expect.closeTo(7), 1.5],
      [12, 1],
    ]);
  });

  it.each(['swell', 'mote', 'gather', 'scatter'])('moves its %s by scale, rotate and opacity alone', (moves) => {
    for (const late of [undefined, ''] as const) {
      const { keyframes } = breathMotion(beginner, data({ moves, to: '2', ...(late === '' ? { late } : {}) }));
      const moved = new Set(keyframes.flatMap((frame) => Object.keys(frame)));
      for (const known of ['offset', 'easing', 'scale', 'rotate', 'opacity']) moved.delete(known);
      expect([...moved]).toEqual([]);
      const offsets = keyframes.map(({ offset }) => offset ?? 0);
      expect(offsets).toEqual(offsets.toSorted((one, other) => Number(one) - Number(other)));
    }
  });

  it('draws its motes in on the in-breath and lets them go on the out-breath', () => {
    const seen = (moves: string) =>
      breathMotion(beginner, data({ moves })).keyframes.find(({ opacity }) => Number(opacity) > 0)?.offset;
    expect(Number(seen('gather')) * 12).toBeLessThan(3);
    expect(Number(seen('scatter')) * 12).toBeGreaterThan(7);
  });
});
