import type { Requirement } from '../rules/requirement.ts';

/** Ten stickers that come together. Ids are stable: never reuse, rename or remove one. */
export interface StickerPack {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly theme: string;
  readonly unlockRequirement: Requirement;
  readonly howToUnlock: string;
}

export const STICKER_PACKS = [
  {
    id: 'hello-friends',
    name: 'Hello, Friends',
    description: 'Ten first friends. They are yours from day one.',
    theme: 'companions',
    unlockRequirement: { always: true },
    howToUnlock: 'Yours from the first day.',
  },
  {
    id: 'feelings-weather',
    name: 'Feelings Weather',
    description: 'Every kind of sky, for every kind of day.',
    theme: 'weather',
    unlockRequirement: { days: { of: ['mood', 'journal'] }, atLeast: 2 },
    howToUnlock: 'Save a feeling or write on 2 different days.',
  },
  {
    id: 'sky-and-breath',
    name: 'Sky and Breath',
    description: 'Light things that float when you breathe out.',
    theme: 'sky',
    unlockRequirement: { days: { of: 'activity', kind: ['breath/', 'calm/', 'coping/balloon-breathing'] }, atLeast: 3 },
    howToUnlock: 'Breathe or find calm on 3 different days.',
  },
  {
    id: 'happy-feet',
    name: 'Happy Feet',
    description: 'Bouncy, wobbly, stretchy things.',
    theme: 'movement',
    unlockRequirement: {
      days: {
        of: 'activity',
        kind: ['be-active/', 'movequest/', 'coping/happy-dance-party', 'coping/superhero-poses'],
      },
      atLeast: 3,
    },
    howToUnlock: 'Move on 3 different days.',
  },
  {
    id: 'little-garden',
    name: 'Little Garden',
    description: 'Small wonders with roots and wings.',
    theme: 'nature',
    unlockRequirement: { days: { of: 'activity', kind: ['nature/', 'plants/'] }, atLeast: 2 },
    howToUnlock: 'Do a nature or plant activity on 2 different days.',
  },
  {
    id: 'moon-dreams',
    name: 'Moon Dreams',
    description: 'Sleepy things for the night sky.',
    theme: 'night',
    unlockRequirement: { days: { of: 'activity', kind: 'sleep/' }, atLeast: 2 },
    howToUnlock: 'Log 2 nights.',
  },
  {
    id: 'words-and-pages',
    name: 'Words and Pages',
    description: 'Ink, paper and kind words.',
    theme: 'words',
    unlockRequirement: { days: { of: ['affirmation', 'journal'] }, atLeast: 3 },
    howToUnlock: 'Write, or make kind words, on 3 different days.',
  },
  {
    id: 'toolbox-pals',
    name: 'Toolbox Pals',
    description: 'Little helpers for big feelings.',
    theme: 'tools',
    unlockRequirement: { days: { of: 'activity', kind: 'coping/' }, atLeast: 2 },
    howToUnlock: 'Try a coping tool on 2 different days.',
  },
  {
    id: 'star-legends',
    name: 'Star Legends',
    description: 'The rarest ones. They shine slowly.',
    theme: 'stars',
    unlockRequirement: { days: { of: 'any' }, atLeast: 24 },
    howToUnlock: 'Do something for yourself on 24 different days.',
  },
] as const satisfies readonly StickerPack[];
