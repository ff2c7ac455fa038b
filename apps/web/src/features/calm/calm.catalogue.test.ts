import { describe, expect, it } from 'vitest';
import { CALM_SESSIONS } from './calm.catalogue.ts';
import { beatAt } from './calm-position.ts';
import { KEEPSAKES } from './keepsakes.catalogue.ts';

it('has the four sessions of the specification, 2, 3, 2 and 5 minutes long', () => {
  expect(CALM_SESSIONS.map(({ title, durationSeconds }) => [title, durationSeconds / 60])).toEqual([
    ['Bubble Breathing', 2],
    ['Starlight Relaxation', 3],
    ['Gentle Breeze', 2],
    ['Ocean Waves', 5],
  ]);
});

describe.each(CALM_SESSIONS)('$title', ({ id, lines, breath, durationSeconds }) => {
  it('brings its lines one after the other, from the first second on', () => {
    const times = lines.map(({ at }) => at);
    expect(times[0]).toBe(0);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(durationSeconds);
  });

  it('says In and Out exactly on the beat of its scene', () => {
    const paced = breath ? lines.filter(({ text }) => /^(In|Out)\b/.test(text)) : [];
    if (breath) expect(paced.length).toBeGreaterThan(10);
    for (const { at, text } of paced) {
      const phase = text.startsWith('In') ? 'inhale' : 'exhale';
      const before = beatAt(breath, at * 1000 - 1);
      expect(beatAt(breath, at * 1000)?.phase, text).toBe(phase);
      expect(before?.phase, text).not.toBe(phase);
    }
  });

  it('gives its keepsakes while it lasts', () => {
    const { at } = KEEPSAKES[id];
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at.at(-1)).toBeLessThanOrEqual(durationSeconds);
  });
});

it('ends its rhythm with a whole breath', () => {
  for (const { breath } of CALM_SESSIONS) {
    if (breath) expect((breath.endsAt - breath.startsAt) % (breath.inhale + breath.exhale)).toBe(0);
  }
});

it('finds a shell each minute by the sea, and blows eleven bubbles', () => {
  expect(KEEPSAKES['ocean-waves'].at).toEqual([60, 120, 180, 240, 300]);
  const bubbles = CALM_SESSIONS.find(({ id }) => id === 'bubble-breathing')?.breath ?? null;
  expect(KEEPSAKES['bubble-breathing'].at).toHaveLength(11);
  // Each goes up when its out-breath is over.
  for (const second of KEEPSAKES['bubble-breathing'].at) {
    expect(beatAt(bubbles, second * 1000 - 1)?.phase).toBe('exhale');
    expect(beatAt(bubbles, second * 1000)?.phase ?? 'over').not.toBe('exhale');
  }
});
