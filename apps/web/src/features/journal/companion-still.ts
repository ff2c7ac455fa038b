import type { Still } from '../../companions/still-companion.tsx';

const STILLS: Readonly<Record<string, Still>> = {
  blot: 'blot-happy',
  fern: 'fern-happy',
  lulu: 'lulu-happy',
  rally: 'rally-cheering',
  tuck: 'tuck-calm',
  zola: 'zola-listening',
};

/** The picture of a wonderling by its name, where there is one yet. */
export function stillOf(name: string): Still | undefined {
  return STILLS[name.toLowerCase()];
}
