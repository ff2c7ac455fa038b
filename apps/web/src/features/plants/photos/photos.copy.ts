import type { PhotoProblemKind } from './prepare-photo.ts';

export interface PhotoWords {
  readonly title: string;
  readonly text: string;
}

/** The content's words, but for `unreadable-kind`, `failed` and `getting`, which are ours. */
export const PHOTO_COPY = {
  label: 'Add a photo, if you like',
  privacy: 'Your photos stay on this device.',
  choose: 'Choose a photo',
  remove: 'Take the photo away',
  getting: 'Getting your photo ready...',
  alt: 'Your photo',
  failed: { title: 'That photo did not work.', text: 'Try another one. Your words are still here.' },
} as const;

export const PHOTO_PROBLEMS: Readonly<Record<PhotoProblemKind, PhotoWords>> = {
  'not-a-picture': { title: 'That is not a picture.', text: 'Try a photo. Your plant is still here.' },
  'unreadable-kind': {
    title: 'We cannot open this kind of photo here.',
    text: 'A screenshot of it will work. Your words are still here.',
  },
  'too-big': { title: 'That photo is very big.', text: 'Try a smaller one. Your words are still here.' },
};
