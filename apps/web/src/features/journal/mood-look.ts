import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import type { CSSProperties } from 'react';
import { type FeelingLook, lookOfSix } from '../../art/feelings/feeling-bubble.tsx';
import { QUICK_LOOKS } from '../../art/feelings/more-feelings.tsx';

/** How a feeling looks, by its base name; `null` for a journal entry and for a feeling that no list of ours has. */
export function lookOf(baseFeeling: string): FeelingLook | null {
  const rich = RICH_MOODS.find((mood) => mood.feeling === baseFeeling);
  if (rich) return lookOfSix(rich.id);
  const quick = QUICK_MOODS.find((mood) => mood.feeling === baseFeeling);
  return quick ? QUICK_LOOKS[quick.id] : null;
}

interface Colors {
  readonly gradient: readonly string[];
  readonly ink: string;
}

/** The feeling's own quiet colours as `--m-1` to `--m-3` and `--m-ink`, for the elements around its bubble. */
export function moodColors({ gradient, ink }: Colors): CSSProperties {
  const [light, body = light, shade = body] = gradient;
  // React's type of `style` knows no custom properties.
  return { '--m-1': light, '--m-2': body, '--m-3': shade, '--m-ink': ink } as CSSProperties;
}
