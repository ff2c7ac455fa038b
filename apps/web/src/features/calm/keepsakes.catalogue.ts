import type { CalmSessionId } from './calm.catalogue.ts';

export type KeepsakeShape = 'bubble' | 'star' | 'leaf' | 'shell';

/** Small things that a session gives on its way: they count up, and nothing counts down. */
export interface Keepsakes {
  readonly heading: string;
  readonly shape: KeepsakeShape;
  /** When each is found, in seconds from the start. */
  readonly at: readonly number[];
  /** For screen readers, with how many there are so far. */
  readonly found: string;
  readonly how: string;
}

export const KEEPSAKES: Readonly<Record<CalmSessionId, Keepsakes>> = {
  // One for each out-breath, as it lets go of the wand.
  'bubble-breathing': {
    heading: 'Your bubbles',
    shape: 'bubble',
    at: Array.from({ length: 11 }, (_, breath) => 24 + 8 * breath),
    found: '{n} of {total} bubbles in the sky',
    how: 'Breathe in, slow and easy. Breathe out, and a bubble grows.',
  },
  // With the lines: toes, legs, belly, two for the hands, shoulders, face.
  'starlight-relaxation': {
    heading: 'Your stars',
    shape: 'star',
    at: [17, 36, 55, 70, 72, 88, 105],
    found: '{n} of {total} stars are out',
    how: 'A star comes out for each part of you that rests.',
  },
  // With the breeze: it comes, it turns, it is at the fingers, it is bigger, it grows small again.
  'gentle-breeze': {
    heading: 'Your leaves',
    shape: 'leaf',
    at: [12, 30, 49, 69, 90],
    found: '{n} of {total} leaves blew by',
    how: 'Sway with the grass if you like. Resting is good too.',
  },
  // One each minute.
  'ocean-waves': {
    heading: 'Your five shells',
    shape: 'shell',
    at: [60, 120, 180, 240, 300],
    found: '{n} of {total} shells found',
    how: 'Breathe in, the wave comes up the sand. Breathe out, the wave slides back.',
  },
};

/** How many of them there are by then. */
export function foundBy({ at }: Pick<Keepsakes, 'at'>, elapsedMs: number): number {
  return at.filter((second) => second * 1000 <= elapsedMs).length;
}
