import type { Mood } from '../cast.ts';
import type { Character } from './character.ts';
import type { Stance } from './stance.ts';

/** What every stroke of one figure shares. */
export interface Pen {
  readonly character: Character;
  readonly stance: Stance;
  readonly mood: Mood;
  readonly ink: string;
  /** Line weight in units. */
  readonly line: number;
  /** False where lashes, blush ticks and finger lines would only be dirt. */
  readonly fine: boolean;
  readonly breath: number;
  /** An id of this figure's own, so that figures on one page do not share gradients. */
  readonly id: (name: string) => string;
  readonly paint: (name: string) => string;
}

/** Line weights by the size shown, in pixels: a small figure needs a heavier line to keep its outline. */
export function lineFor(size: number): { readonly line: number; readonly fine: boolean } {
  if (size <= 64) return { line: 3.4, fine: false };
  return { line: size <= 110 ? 2.8 : 2.3, fine: true };
}

export function penFor(
  character: Character,
  stance: Stance,
  { mood, namespace, ...line }: { mood: Mood; namespace: string; line: number; fine: boolean },
): Pen {
  const id = (name: string) => `${namespace}-${name}`;
  return {
    ...line,
    character,
    stance,
    mood,
    ink: character.ink,
    breath: stance.breath ?? 0,
    id,
    paint: (name) => `url(#${id(name)})`,
  };
}
