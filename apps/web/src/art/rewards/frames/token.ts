import { type Art, earned, frame, group, type Light, mirrored, put, shape, streak, tint } from '../pen/art.tsx';
import { ROUND } from './outlines.ts';

const TOKENS = {
  journal: ['#e2d4fb', '#8f74cf'],
  'check-in': ['#ffe3c2', '#de9350'],
  explore: ['#c4ebdd', '#46998a'],
  breathing: ['#d3eefc', '#57a9cc'],
  calm: ['#dfe4ff', '#8492dc'],
  sleep: ['#bdbff2', '#5f62ad'],
  nature: ['#d8f3d2', '#63ad78'],
  movement: ['#ffd6c4', '#e8755d'],
  affirmations: ['#ffefb5', '#e6a83f'],
  coping: ['#dcebc8', '#73985f'],
  stickers: ['#ffdcf3', '#cf80bf'],
  themes: ['#ffdcf3', '#cf80bf'],
  goals: ['#c5eee2', '#45978f'],
} as const satisfies Record<string, Light>;

const tail = (color: string) => shape('M-27 24L-7 33L-12 53L-19 46L-29 47Z', color);

/** An achievement: a round token on two ribbon tails, in its category's color. */
export function token(category: keyof typeof TOKENS, ...picture: readonly Art[]): Art {
  const rim: Light = TOKENS[category];
  const pane = category === 'sleep' ? '#363a86' : '#fffaf0';
  return group(
    earned(tail(rim[1]), mirrored(tail(rim[1]))),
    put(
      group(
        frame('rim', ROUND, rim),
        put(tint(ROUND, pane), 0, 0, 0.85),
        streak('M-37 -17Q-30 -31 -18 -37', '#ffffff', 2.4, 0.8),
        put(group(...picture), 0, 0, 1.04),
      ),
      0,
      -4,
      0.97,
    ),
  );
}
