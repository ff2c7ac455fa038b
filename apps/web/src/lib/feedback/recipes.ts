import type { RichMoodId } from '@wonderlings/journal/catalogue';
import type { Layer } from '../tones/layer.ts';
import type { Recipe } from './recipe.ts';
import { VOICES } from './voices.ts';

/** One pentatonic family: any two in a row agree, and none sounds like a mistake or a prize. */
const FEELING_HZ = {
  'really-happy': 523,
  okay: 440,
  'a-bit-sad': 349,
  worried: 392,
  nervous: 466,
  'a-little-scared': 330,
} as const satisfies Record<RichMoodId, number>;

/** Like a small bell: the note, a shimmer above it and its octave below. */
const bell = (from: number, at: number, decay: number): readonly Layer[] => [
  { wave: 'sine', from, at, attack: 0.006, decay, gain: 0.11 },
  { wave: 'sine', from: from * 2.76, at, attack: 0.006, decay: 0.24, gain: 0.02 },
  { wave: 'sine', from: from / 2, at, attack: 0.006, decay, gain: 0.03 },
];
const chime = (decay: number, ...notes: readonly (readonly [hz: number, at: number])[]): Recipe => ({
  layers: notes.flatMap(([hz, at]) => bell(hz, at, decay)),
  isChime: true,
});

const pop = (base: number): Recipe => ({
  layers: [
    { wave: 'sine', from: base, to: base * 2, glide: 0.06, decay: 0.11, gain: 0.2 },
    { wave: 'noise', filter: 'bandpass', from: 1_800, q: 1.2, decay: 0.018, gain: 0.05 },
  ],
  buzz: [12],
});
const held = (base: number): Recipe => ({
  layers: [
    { wave: 'sine', from: base, attack: 0.012, decay: 0.42, gain: 0.09 },
    { wave: 'sine', from: base * 1.5, attack: 0.012, decay: 0.42, gain: 0.09 },
    { wave: 'sine', from: 110, to: 92, glide: 0.16, decay: 0.16, gain: 0.1 },
  ],
  buzz: [10, 40, 18],
});
const flight = (base: number): Recipe => ({
  layers: [
    {
      wave: 'sine',
      from: base,
      to: base * 1.5,
      glide: 0.4,
      next: { to: base * 1.25, glide: 0.34 },
      attack: 0.1,
      decay: 0.64,
      gain: 0.05,
    },
    {
      wave: 'noise',
      filter: 'bandpass',
      from: 400,
      to: 1_200,
      glide: 0.4,
      next: { to: 600, glide: 0.34 },
      q: 3,
      attack: 0.1,
      decay: 0.64,
      gain: 0.035,
    },
  ],
});
const ofFeelings = <Kind extends string>(kind: Kind, recipe: (base: number) => Recipe) =>
  Object.fromEntries(
    Object.entries(FEELING_HZ).map(([feeling, base]) => [`${kind}:${feeling}`, recipe(base)]),
  ) as Record<`${Kind}:${RichMoodId}`, Recipe>;

const rustle = (from: number, to: number): Recipe => ({
  layers: [{ wave: 'noise', filter: 'lowpass', from, to, glide: 0.18, q: 0.7, attack: 0.06, decay: 0.12, gain: 0.03 }],
});

/** Every small sound of the app. Nothing here is an alarm, and nothing counts down. */
export const RECIPES = {
  press: { layers: [{ wave: 'sine', from: 190, to: 150, glide: 0.035, decay: 0.045, gain: 0.07 }], buzz: [8] },
  /** A feeling is touched, each in its own pitch. */
  ...ofFeelings('pop', pop),
  /** It goes to the one who holds it. */
  ...ofFeelings('flight', flight),
  /** A feeling was saved. */
  ...ofFeelings('held', held),
  /** Each of the twelve, when it is touched. */
  ...VOICES,
  /** The same, to try what was turned on: as often as it is asked for. */
  sample: VOICES['hello:zola'],
  /** A companion walks into its page, and lands there. */
  steps: {
    layers: [
      { wave: 'sine', from: 294, to: 392, glide: 0.07, attack: 0.006, decay: 0.07, gain: 0.06 },
      { wave: 'sine', from: 392, to: 494, glide: 0.07, at: 0.09, attack: 0.006, decay: 0.07, gain: 0.06 },
      { wave: 'sine', from: 130, to: 98, glide: 0.12, at: 0.5, decay: 0.12, gain: 0.1 },
    ],
    buzz: [14],
    buzzAfter: 520,
  },
  /** It falls, lands in the earth, and sprouts. */
  seed: {
    layers: [
      { wave: 'sine', from: 700, to: 300, glide: 0.38, decay: 0.38, gain: 0.03 },
      { wave: 'sine', from: 520, to: 170, glide: 0.09, at: 0.56, decay: 0.15, gain: 0.2 },
      { wave: 'noise', filter: 'lowpass', from: 420, at: 0.56, decay: 0.07, gain: 0.08 },
      { wave: 'triangle', from: 392, to: 587, glide: 0.16, at: 0.8, decay: 0.26, gain: 0.07 },
    ],
    buzz: [20, 240, 8],
    buzzAfter: 560,
  },
  stamp: {
    layers: [
      { wave: 'sine', from: 150, to: 90, glide: 0.07, decay: 0.07, gain: 0.16 },
      { wave: 'noise', filter: 'lowpass', from: 900, decay: 0.02, gain: 0.05 },
    ],
    buzz: [15],
  },
  /** One of the twelve pictures of a code, all alike: which one it was is not to be heard. */
  code: {
    layers: [
      { wave: 'sine', from: 440, decay: 0.16, gain: 0.09 },
      { wave: 'sine', from: 1_214, decay: 0.16, gain: 0.0135 },
    ],
    buzz: [8],
  },
  /** The moon and the sun of sleep: a quarter of an hour, and a whole one. */
  quarter: { layers: [{ wave: 'triangle', from: 880, decay: 0.022, gain: 0.035 }], buzz: [4] },
  hour: { layers: [{ wave: 'triangle', from: 660, decay: 0.022, gain: 0.05 }], buzz: [9] },
  /** A plant is given water: drops, no two alike. */
  water: {
    layers: [1_180, 940, 1_360, 1_020, 1_250, 900].map(
      (from, drop): Layer => ({
        wave: 'sine',
        from,
        to: from * 1.35,
        glide: 0.035,
        at: drop * 0.09,
        decay: 0.06,
        gain: 0.06,
      }),
    ),
  },
  /** A sheet of tools comes up, and goes. */
  sheet: rustle(300, 900),
  sheetAway: rustle(900, 300),
  undo: { layers: [{ wave: 'sine', from: 520, to: 390, glide: 0.07, decay: 0.08, gain: 0.07 }], buzz: [6] },
  /** What was done did not work; words say so. Low, and never a buzz. */
  failed: {
    layers: [
      { wave: 'sine', from: 294, attack: 0.02, decay: 0.16, gain: 0.06 },
      { wave: 'sine', from: 262, at: 0.18, attack: 0.02, decay: 0.22, gain: 0.06 },
    ],
  },
  /** An exercise is done. */
  done: chime(0.9, [523.25, 0], [659.25, 0.09], [783.99, 0.18], [1_046.5, 0.33]),
  /** Something in the child's garden, or in what it looks after, grew. */
  grew: chime(0.8, [392, 0], [493.9, 0.11], [587.3, 0.22]),
  /** The day's small things are done, and the child may go. */
  goodbye: chime(0.9, [587.3, 0], [493.9, 0.16], [392, 0.32]),
  badge: chime(0.9, [440, 0], [554.4, 0.08], [659.3, 0.16], [880, 0.16], [659.3, 0.38]),
} as const satisfies Record<string, Recipe>;

export type FeedbackName = keyof typeof RECIPES;
