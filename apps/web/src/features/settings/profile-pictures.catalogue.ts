import type { WonderlingId } from '../../companions/cast.ts';

/** An emoji is a picture's name in calls and events; what a child sees is drawn: six by the cast, two as stickers. */
export interface ProfilePicture {
  readonly emoji: string;
  readonly name: string;
  readonly art: { readonly companion: WonderlingId } | { readonly sticker: 'star' | 'rainbow' };
}

/** The eight (specification 001, section 9). */
export const PROFILE_PICTURES: readonly ProfilePicture[] = [
  { emoji: '🦊', name: 'fox', art: { companion: 'rally' } },
  { emoji: '🐢', name: 'turtle', art: { companion: 'tuck' } },
  { emoji: '🦉', name: 'owl', art: { companion: 'lulu' } },
  { emoji: '🐙', name: 'octopus', art: { companion: 'blot' } },
  { emoji: '🐳', name: 'whale', art: { companion: 'hum' } },
  { emoji: '🌱', name: 'sprout', art: { companion: 'fern' } },
  { emoji: '⭐', name: 'star', art: { sticker: 'star' } },
  { emoji: '🌈', name: 'rainbow', art: { sticker: 'rainbow' } },
];

export const pictureOf = (emoji: string | null): ProfilePicture | undefined =>
  PROFILE_PICTURES.find((picture) => picture.emoji === emoji);
