import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  DAILY_PROMPTS,
  intensityLabel,
  MOOD_LABELS,
  promptFor,
  QUICK_MOODS,
  quickMoodById,
  RICH_MOODS,
  type RichMood,
  richMoodById,
  WRITING_LABELS,
} from './catalogue.ts';
import { feelingWithIntensity, INTENSITY, SaveMoodInput } from './contract.ts';

const digest = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex');

describe('the words', () => {
  // The digests are those of the content files without their notes; a change of one letter must be a decision.
  it('are the moods of the content files, letter by letter', () => {
    expect(digest({ labels: MOOD_LABELS, richMoods: RICH_MOODS, quickMoods: QUICK_MOODS })).toBe(
      '31f5f144568b7947e48479fbd72f6b2a17179b5b7b5f9a75c5754fb2d347c633',
    );
  });

  it('are the prompts of the content files, letter by letter', () => {
    expect(digest({ labels: WRITING_LABELS, prompts: DAILY_PROMPTS })).toBe(
      '5b6a1f6e0338211e2a6ff8cf4bea98a5d6254fe2b601288dca131aaa0c4b8d7b',
    );
  });

  it('name the feelings that the specification names, in its order', () => {
    expect(RICH_MOODS.map((mood) => mood.feeling)).toEqual([
      'Really Happy!',
      'Okay',
      'A Bit Sad',
      'Worried',
      'Nervous',
      'A Little Scared',
    ]);
    expect(QUICK_MOODS.map((mood) => mood.feeling)).toEqual(['Happy', 'Sad', 'Angry', 'Calm', 'Worried', 'Excited']);
  });

  it('can be saved at every step, as the contract has it', () => {
    for (const mood of RICH_MOODS)
      for (const label of mood.intensityLabels) {
        const saved = { feeling: feelingWithIntensity(mood.feeling, label), baseFeelingName: mood.feeling };
        expect(SaveMoodInput.safeParse(saved).success).toBe(true);
      }
  });
});

describe('looking up', () => {
  it('finds a mood by its id in its own six', () => {
    expect(richMoodById('a-bit-sad')?.feeling).toBe('A Bit Sad');
    expect(quickMoodById('angry')?.feeling).toBe('Angry');
    expect(richMoodById('angry')).toBeUndefined();
  });

  it('labels each step of the slider and stays inside its ends', () => {
    const worried = richMoodById('worried') as RichMood; // the id is in the list above
    expect([1, 2, 3, 4].map((step) => intensityLabel(worried, step))).toEqual([...worried.intensityLabels]);
    expect(intensityLabel(worried, INTENSITY.min - 1)).toBe('A tiny worry');
    expect(intensityLabel(worried, INTENSITY.max + 5)).toBe('Full of worry');
  });

  it("gives each calendar day its weekday's prompt", () => {
    // 2025-06-01 was a Sunday.
    const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => promptFor(`2025-06-${day}`).id);
    expect(week).toEqual(DAILY_PROMPTS.map((prompt) => prompt.id));
    expect(promptFor('2024-02-29').id).toBe('day-4-thursday');
  });

  it('turns through the alternates and comes back to the first', () => {
    const turns = [0, 1, 2, 3, 4].map((swaps) => promptFor('2025-06-01', swaps).id);
    expect(turns).toEqual(['day-0-sunday', 'day-0-alt-1', 'day-0-alt-2', 'day-0-alt-3', 'day-0-sunday']);
  });

  it('refuses what is no day', () => {
    expect(() => promptFor('yesterday')).toThrow(RangeError);
  });
});

describe('the ink', () => {
  it('has a contrast of 4.5:1 on every stop of its own bubble', () => {
    for (const mood of [...RICH_MOODS, ...QUICK_MOODS])
      for (const stop of mood.gradient)
        expect(contrast(mood.ink, stop), `${mood.id} ${stop}`).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
