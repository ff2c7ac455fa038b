import { type Art, earned, frame, group, type Light, put, shape, tint, within } from '../pen/art.tsx';

const ARCH = 'M-42 46V-4C-43 -31 -24 -47 0 -47C25 -47 43 -30 42 -4V46Q0 49 -42 46Z';
const LEDGE = 'M-46 38Q0 41 46 37Q49 43 46 49Q0 52 -46 49Q-49 44 -46 38Z';

const DAY: Light = ['#d9f1ff', '#a9d9f7'];
const SKIES = {
  day: DAY,
  dawn: ['#fff0cf', '#ffc9b0'],
  mist: ['#eef0ff', '#c6cff5'],
  dusk: ['#c9b6f0', '#7f79c9'],
  night: ['#6468b8', '#31357c'],
} as const satisfies Record<string, Light>;

/** A milestone: a view through an arch, on a ledge of its color. What leans out of the view is cut at the arch. */
export const scene = (sky: keyof typeof SKIES, ledge: string, ...picture: readonly Art[]): Art =>
  group(
    frame('arch', ARCH, ['#fffaf0', '#f6e6cf']),
    earned(put(tint(ARCH, SKIES[sky][1]), 0, 1, 0.9), put(tint(ARCH, SKIES[sky][0], 0.55), 0, -3, 0.7)),
    within('view', 'M-38 42V-4C-38 -28 -22 -43 0 -43C22 -43 38 -27 38 -4V42Z', ...picture),
    shape(LEDGE, ledge),
  );
