import type { WONDERLING_IDS } from '@wonderlings/account/catalogue';
import type { Layer } from '../tones/layer.ts';
import type { Recipe } from './recipe.ts';

type WonderlingId = (typeof WONDERLING_IDS)[number];
type Formants = readonly [hz: number, hz: number];
type Bend = 'up' | 'down' | 'straight';

/** How far a syllable's pitch goes until its end. */
const BENDS: Readonly<Record<Bend, number>> = { up: 1.26, down: 0.8, straight: 1 };
const GAP_S = 0.04;
const ATTACK_S = 0.018;
/** What is sung trembles a little in its pitch. */
const SUNG = { hz: 5.5, depth: 0.02 } as const;
/** The part of a syllable in which it fades. */
const FADED_S = 0.03;

interface Speaker {
  readonly wave: Exclude<Layer['wave'], 'noise'>;
  readonly hz: number;
  /** The two parts of the sound that a mouth of this shape lets through; without, the tone is heard as it is. */
  readonly formants?: Formants;
  readonly gain: number;
  readonly tremolo?: Layer['tremolo'];
}

/** Some syllables without words, one after the other. */
function syllables(
  speaker: Speaker,
  ...spoken: readonly (readonly [seconds: number, bend?: Bend, sung?: 'sung'])[]
): Layer[] {
  const { wave, hz, formants, gain, tremolo } = speaker;
  let at = 0;
  return spoken.map(([seconds, bend = 'straight', sung]) => {
    const layer: Layer = {
      wave,
      from: hz,
      to: hz * BENDS[bend],
      glide: seconds,
      at,
      attack: ATTACK_S,
      decay: seconds - FADED_S,
      gain,
      ...(formants && { formants }),
      ...(tremolo && { tremolo }),
      ...(sung && { vibrato: SUNG }),
    };
    at += seconds + GAP_S;
    return layer;
  });
}

const later = (layers: readonly Layer[], by: number): Layer[] =>
  layers.map((layer) => ({ ...layer, at: (layer.at ?? 0) + by }));

/** What each companion says when it is touched: a few syllables in a voice of its own, soft and soon over. */
const SAID: Readonly<Record<WonderlingId, readonly Layer[]>> = {
  zola: [
    ...syllables(
      { wave: 'triangle', hz: 330, formants: [700, 1_150], gain: 0.12 },
      [0.16, 'up'],
      [0.22, 'down', 'sung'],
    ),
    { wave: 'noise', filter: 'bandpass', from: 1_200, at: 0.3, attack: 0.06, decay: 0.2, gain: 0.02 },
  ],
  bella: syllables(
    { wave: 'triangle', hz: 440, formants: [850, 1_900], gain: 0.1 },
    [0.09, 'up'],
    [0.09, 'up'],
    [0.18, 'straight', 'sung'],
  ),
  rally: syllables({ wave: 'sawtooth', hz: 370, formants: [650, 1_700], gain: 0.07 }, [0.08], [0.08, 'up']),
  setta: syllables({ wave: 'triangle', hz: 147, formants: [450, 900], gain: 0.15 }, [0.14, 'up'], [0.2, 'down']),
  /** A spring, each jump shorter. */
  pogo: [0.09, 0.07, 0.05].flatMap((seconds, nth) =>
    later(
      [{ wave: 'sine', from: 523, to: 784, glide: seconds, attack: 0.006, decay: seconds, gain: 0.1 }],
      [0, 0.16, 0.3][nth] ?? 0,
    ),
  ),
  lulu: syllables({ wave: 'sine', hz: 220, formants: [400, 800], gain: 0.13 }, [0.26], [0.38, 'down', 'sung']),
  fern: syllables({ wave: 'sine', hz: 587, formants: [900, 2_200], gain: 0.08 }, [0.07], [0.07, 'up'], [0.11, 'up']),
  blot: syllables(
    { wave: 'triangle', hz: 262, formants: [500, 1_000], gain: 0.11, tremolo: { hz: 14, depth: 0.3 } },
    [0.06],
    [0.06],
    [0.15, 'down'],
  ),
  hum: [
    ...syllables({ wave: 'sine', hz: 98, formants: [300, 600], gain: 0.12 }, [0.9, 'straight', 'sung']),
    ...syllables({ wave: 'sine', hz: 147, formants: [300, 600], gain: 0.06 }, [0.9, 'straight', 'sung']),
  ],
  tuck: syllables({ wave: 'triangle', hz: 175, formants: [500, 1_300], gain: 0.12 }, [0.15], [0.15]),
  glim: [
    ...syllables({ wave: 'sine', hz: 880, gain: 0.06 }, [0.05], [0.05], [0.12, 'up']),
    ...syllables({ wave: 'sine', hz: 1_320, gain: 0.018 }, [0.05], [0.05], [0.12, 'up']),
  ],
  /** And Tam, who answers. */
  pip: [
    ...syllables({ wave: 'triangle', hz: 392, formants: [800, 1_600], gain: 0.09 }, [0.08, 'up'], [0.08]),
    ...later(syllables({ wave: 'triangle', hz: 311, formants: [800, 1_600], gain: 0.09 }, [0.16, 'down']), 0.32),
  ],
};

export const VOICES = Object.fromEntries(
  Object.entries(SAID).map(([who, layers]) => [`hello:${who}`, { layers, isVoice: true, buzz: [8] }]),
) as unknown as Readonly<Record<`hello:${WonderlingId}`, Recipe>>;
