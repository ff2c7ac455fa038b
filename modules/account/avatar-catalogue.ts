/** A picture that a child may have beside its name. `art` names the drawing, which the browser has. */
export interface Avatar {
  readonly emoji: string;
  readonly name: string;
  readonly art: { readonly companion: string } | { readonly sticker: 'star' | 'rainbow' };
}

/** The eight profile emoji (specification 001, section 9). An emoji is the picture's name in calls and events. */
export const AVATARS = [
  { emoji: '🦊', name: 'fox', art: { companion: 'rally' } },
  { emoji: '🐢', name: 'turtle', art: { companion: 'tuck' } },
  { emoji: '🦉', name: 'owl', art: { companion: 'lulu' } },
  { emoji: '🐙', name: 'octopus', art: { companion: 'blot' } },
  { emoji: '🐳', name: 'whale', art: { companion: 'hum' } },
  { emoji: '🌱', name: 'sprout', art: { companion: 'fern' } },
  { emoji: '⭐', name: 'star', art: { sticker: 'star' } },
  { emoji: '🌈', name: 'rainbow', art: { sticker: 'rainbow' } },
] as const satisfies readonly Avatar[];
