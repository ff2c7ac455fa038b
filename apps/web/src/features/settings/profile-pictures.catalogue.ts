import { AVATARS } from '@wonderlings/account/avatar-catalogue';

/** An emoji is a picture's name in calls and events; what a child sees is drawn: six by the cast, two as stickers. */
export type ProfilePicture = (typeof AVATARS)[number];

/** The eight (specification 001, section 9). */
export const PROFILE_PICTURES: readonly ProfilePicture[] = AVATARS;

export const pictureOf = (emoji: string | null): ProfilePicture | undefined =>
  PROFILE_PICTURES.find((picture) => picture.emoji === emoji);
