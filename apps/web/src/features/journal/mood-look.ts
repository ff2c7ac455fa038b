import { QUICK_MOODS, type QuickMoodId, RICH_MOODS, type RichMoodId } from '@wonderlings/journal/catalogue';
import type { CSSProperties } from 'react';
import type { BubbleArt } from './bubble-art.tsx';

export const RICH_ART: Readonly<Record<RichMoodId, BubbleArt>> = {
  'really-happy': 'joy',
  okay: 'okay',
  'a-bit-sad': 'sad',
  worried: 'worry',
  nervous: 'nervous',
  'a-little-scared': 'scared',
};

export const QUICK_ART: Readonly<Record<QuickMoodId, BubbleArt>> = {
  happy: 'happy',
  sad: 'sad',
  angry: 'angry',
  calm: 'calm',
  worried: 'worry',
  excited: 'excited',
};

interface MoodLook {
  readonly art: BubbleArt;
  readonly gradient: readonly string[];
  readonly ink: string;
}

/** How a feeling looks, by its base name; `null` for a journal entry and for a feeling that no list of ours has. */
export function lookOf(baseFeeling: string): MoodLook | null {
  const rich = RICH_MOODS.find((mood) => mood.feeling === baseFeeling);
  if (rich) return { art: RICH_ART[rich.id], gradient: rich.gradient, ink: rich.ink };
  const quick = QUICK_MOODS.find((mood) => mood.feeling === baseFeeling);
  return quick ? { art: QUICK_ART[quick.id], gradient: quick.gradient, ink: quick.ink } : null;
}

interface Colors {
  readonly gradient: readonly string[];
  readonly ink: string;
}

/** The feeling's own colours as `--m-1` to `--m-3` and `--m-ink`, for its bubble and the elements around it. */
export function moodColors({ gradient, ink }: Colors): CSSProperties {
  const [light, body = light, shade = body] = gradient;
  // React's type of `style` knows no custom properties.
  return { '--m-1': light, '--m-2': body, '--m-3': shade, '--m-ink': ink } as CSSProperties;
}
