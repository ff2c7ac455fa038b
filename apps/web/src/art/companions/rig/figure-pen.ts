import type { Mood } from '../cast.ts';
import type { Character } from './character.ts';
import type { Pen } from './pen.ts';
import type { Stance } from './stance.ts';

/** A pen that knows whom it draws: for what all figures have in common. */
export interface FigurePen extends Pen {
  readonly character: Character;
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
): FigurePen {
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
