import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { feelingWithIntensity } from '@wonderlings/journal/contract';
import { describe, expect, it } from 'vitest';
import { feelingOfMood } from './feeling-of-mood.ts';

const saved = (feeling: string, baseFeelingName: string | null = null) =>
  feelingOfMood({ moodId: '', feeling, baseFeelingName, note: null, emoji: null });

describe('what a saved mood says', () => {
  it.each(RICH_MOODS)('is $id at each step of the slider', ({ id, feeling, intensityLabels }) => {
    const read = intensityLabels.map((label) => saved(feelingWithIntensity(feeling, label), feeling));
    expect(read).toEqual([1, 2, 3, 4].map((size) => ({ feeling: id, size })));
  });

  it.each(QUICK_MOODS)('is $id, between a little and a lot, in the quick check-in', ({ id, feeling }) => {
    expect(saved(feeling)).toEqual({ feeling: id, size: 2 });
  });

  it('finds the feeling before the brackets when no base name came along', () => {
    expect(saved('A Bit Sad (Heavy inside)')).toEqual({
      feeling: 'a-bit-sad',
      size: 3,
    });
  });

  it('does not hand on words of a caller', () => {
    expect(saved('Cross with my brother (very)', 'Cross with my brother')).toEqual({ feeling: 'other', size: 2 });
  });
});
