import { expect, it } from 'vitest';
import { CALM_SESSIONS } from './calm.catalogue.ts';
import { calmMotion } from './calm-motion.ts';

const session = (title: string) => {
  const found = CALM_SESSIONS.find((one) => one.title === title);
  if (!found) throw new Error(`There is no ${title}`);
  return found;
};
const data = (entries: Record<string, string>): DOMStringMap => entries;

it('lifts the tide 4 seconds up the sand and 6 back, from second 30 to 270', () => {
  const { keyframes, timing } = calmMotion(session('Ocean Waves'), data({ moves: 'tide' }));
  expect(timing).toEqual({ delay: 30_000, duration: 10_000, iterations: 24 });
  expect(keyframes.map(({ offset }) => offset)).toEqual([0, 0.4, 1]);
});

it('grows a bubble on each out-breath and lets it go on the next in-breath', () => {
  const { keyframes, timing } = calmMotion(session('Bubble Breathing'), data({ moves: 'blow' }));
  expect(timing).toEqual({ delay: 19_000, duration: 8_000, iterations: 11 });
  expect(keyframes.map(({ offset, scale }) => [Number(offset) * 8, scale])).toEqual([
    [0, '0.06'],
    [0.32, undefined],
    [5, '1'],
    [8, '0.8'],
  ]);
});

it('leans the grass as the lines say: left, right, a bigger breeze, and still', () => {
  const { keyframes, timing } = calmMotion(session('Gentle Breeze'), data({ moves: 'sway', depth: '1' }));
  expect(timing).toEqual({ duration: 120_000 });
  const leanAt = (second: number) => {
    const frame = keyframes.find(({ offset }) => Math.abs(Number(offset) * 120 - second) < 0.01);
    // Leaning right is a negative skew: the top goes right while the foot stays.
    return -Number(/skewX\((.*)deg\)/.exec(String(frame?.transform))?.[1]);
  };
  expect(leanAt(16)).toBeLessThan(0);
  expect(leanAt(22)).toBeGreaterThan(0);
  expect(leanAt(53)).toBeGreaterThan(leanAt(22));
  expect(Math.abs(leanAt(103))).toBe(0);
});
