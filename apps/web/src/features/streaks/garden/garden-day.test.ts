import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { describe, expect, it } from 'vitest';
import { FLOWER_IDS, flowerOf } from '../../../art/flowers/flower-of.ts';
import { MOST_FLOWERS_A_DAY, plantOf } from './garden-day.ts';

const day = (feelings: readonly string[], more = {}) => ({
  localDate: '2026-11-03',
  feelings: [...feelings],
  isRestDay: false,
  deeds: [] as string[],
  ...more,
});

describe('a flower', () => {
  it('is there for every feeling that can be picked, each its own', () => {
    const feelings = [...new Set([...RICH_MOODS, ...QUICK_MOODS].map(({ feeling }) => feeling))];
    const flowers = feelings.map(flowerOf);
    expect(new Set(flowers).size).toBe(feelings.length);
    expect(flowers).not.toContain('wild');
    expect(FLOWER_IDS).toEqual(expect.arrayContaining([...flowers, 'page', 'wild']));
  });

  it('grows wild for a feeling that no list of ours has', () => {
    expect(flowerOf('Proud')).toBe('wild');
  });
});

describe('what stands on a spot', () => {
  it('is a bunch of one of each feeling, in the order they were felt, and no more than three', () => {
    expect(plantOf(day(['Okay', 'Angry', 'Okay']))).toEqual({
      kind: 'bunch',
      flowers: ['okay', 'angry'],
      clover: false,
    });
    const plant = plantOf(day(['Okay', 'Angry', 'Sad', 'Happy', 'Calm'], { deeds: ['breath', 'sleep'] }));
    expect(plant).toMatchObject({ clover: true });
    expect(plant.kind === 'bunch' && plant.flowers).toHaveLength(MOST_FLOWERS_A_DAY);
  });

  it('is a seed on a rest day, clover for deeds alone, and grass otherwise', () => {
    expect(plantOf(day([], { isRestDay: true, deeds: ['breath'] })).kind).toBe('seed');
    expect(plantOf(day([], { deeds: ['breath'] })).kind).toBe('clover');
    expect(plantOf(undefined).kind).toBe('grass');
  });
});
