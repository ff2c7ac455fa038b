import { keptText } from '../small-values.ts';

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How a person wants the app to be on this device, signed in or not. */
export interface Comfort {
  readonly textSize: TextSize;
  readonly calmMotion: boolean;
  readonly strongColors: boolean;
  /** The `voiceURI` of the chosen voice; `null` is the first that fits. */
  readonly voice: string | null;
  /** Small sounds for presses and moments (lib/feedback). */
  readonly taps: boolean;
  /** A companion that is touched says hello without words. */
  readonly voices: boolean;
  /** What sounds along with a breath and a calm session. */
  readonly waves: boolean;
  /** The same in the hand, where a device can. */
  readonly buzz: boolean;
}

export const COMFORT_STORAGE_KEY = 'wonderlings.comfort';
export const DEFAULT_COMFORT: Comfort = {
  textSize: 'normal',
  calmMotion: false,
  strongColors: false,
  voice: null,
  taps: false,
  voices: false,
  waves: false,
  buzz: false,
};

/** What this device keeps. */
export function keptComfort(): Comfort {
  return parseComfort(keptText('device', COMFORT_STORAGE_KEY));
}

/** Tells the style sheets (`styles/comfort.css`, `reading.css`). Before the first paint, and after every change. */
export function showComfort({ textSize, calmMotion, strongColors }: Comfort): void {
  const page = document.documentElement;
  page.dataset.textSize = textSize;
  page.classList.toggle('calm-motion', calmMotion);
  page.classList.toggle('high-contrast', strongColors);
}

/** The choices in a stored text; whatever is not one of them becomes the default. */
export function parseComfort(text: string | null): Comfort {
  const value = parsed(text);
  const textSize = TEXT_SIZES.find((size) => size === value.textSize) ?? DEFAULT_COMFORT.textSize;
  return {
    textSize,
    calmMotion: value.calmMotion === true,
    strongColors: value.strongColors === true,
    voice: typeof value.voice === 'string' ? value.voice : null,
    taps: value.taps === true,
    voices: value.voices === true,
    waves: value.waves === true,
    buzz: value.buzz === true,
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
