import type { Unlockable } from './sticker-catalogue.ts';

/** An emoji for the header. Ids are stable: never reuse, rename or remove one. */
export interface HeaderEmoji {
  readonly id: `emoji/${string}`;
  readonly emoji: string;
  readonly name: string;
}

/** Specification 000, section 9: the 60 that every child has from the first day. */
export const HEADER_EMOJI = [
  { id: 'emoji/star', emoji: '⭐', name: 'star' },
  { id: 'emoji/glowing-star', emoji: '🌟', name: 'glowing star' },
  { id: 'emoji/sparkles', emoji: '✨', name: 'sparkles' },
  { id: 'emoji/rainbow', emoji: '🌈', name: 'rainbow' },
  { id: 'emoji/sun', emoji: '☀️', name: 'sun' },
  { id: 'emoji/sun-behind-a-cloud', emoji: '🌤️', name: 'sun behind a cloud' },
  { id: 'emoji/moon', emoji: '🌙', name: 'moon' },
  { id: 'emoji/cloud', emoji: '☁️', name: 'cloud' },
  { id: 'emoji/snowflake', emoji: '❄️', name: 'snowflake' },
  { id: 'emoji/wave', emoji: '🌊', name: 'wave' },
  { id: 'emoji/blossom', emoji: '🌸', name: 'blossom' },
  { id: 'emoji/sunflower', emoji: '🌻', name: 'sunflower' },
  { id: 'emoji/daisy', emoji: '🌼', name: 'daisy' },
  { id: 'emoji/tulip', emoji: '🌷', name: 'tulip' },
  { id: 'emoji/four-leaf-clover', emoji: '🍀', name: 'four-leaf clover' },
  { id: 'emoji/seedling', emoji: '🌱', name: 'seedling' },
  { id: 'emoji/tree', emoji: '🌳', name: 'tree' },
  { id: 'emoji/cactus', emoji: '🌵', name: 'cactus' },
  { id: 'emoji/red-leaf', emoji: '🍁', name: 'red leaf' },
  { id: 'emoji/shell', emoji: '🐚', name: 'shell' },
  { id: 'emoji/dog', emoji: '🐶', name: 'dog' },
  { id: 'emoji/cat', emoji: '🐱', name: 'cat' },
  { id: 'emoji/rabbit', emoji: '🐰', name: 'rabbit' },
  { id: 'emoji/fox', emoji: '🦊', name: 'fox' },
  { id: 'emoji/bear', emoji: '🐻', name: 'bear' },
  { id: 'emoji/panda', emoji: '🐼', name: 'panda' },
  { id: 'emoji/koala', emoji: '🐨', name: 'koala' },
  { id: 'emoji/lion', emoji: '🦁', name: 'lion' },
  { id: 'emoji/frog', emoji: '🐸', name: 'frog' },
  { id: 'emoji/monkey', emoji: '🐵', name: 'monkey' },
  { id: 'emoji/penguin', emoji: '🐧', name: 'penguin' },
  { id: 'emoji/owl', emoji: '🦉', name: 'owl' },
  { id: 'emoji/unicorn', emoji: '🦄', name: 'unicorn' },
  { id: 'emoji/bee', emoji: '🐝', name: 'bee' },
  { id: 'emoji/butterfly', emoji: '🦋', name: 'butterfly' },
  { id: 'emoji/ladybug', emoji: '🐞', name: 'ladybug' },
  { id: 'emoji/turtle', emoji: '🐢', name: 'turtle' },
  { id: 'emoji/octopus', emoji: '🐙', name: 'octopus' },
  { id: 'emoji/whale', emoji: '🐳', name: 'whale' },
  { id: 'emoji/dinosaur', emoji: '🦕', name: 'dinosaur' },
  { id: 'emoji/red-heart', emoji: '❤️', name: 'red heart' },
  { id: 'emoji/orange-heart', emoji: '🧡', name: 'orange heart' },
  { id: 'emoji/yellow-heart', emoji: '💛', name: 'yellow heart' },
  { id: 'emoji/green-heart', emoji: '💚', name: 'green heart' },
  { id: 'emoji/blue-heart', emoji: '💙', name: 'blue heart' },
  { id: 'emoji/purple-heart', emoji: '💜', name: 'purple heart' },
  { id: 'emoji/brown-heart', emoji: '🤎', name: 'brown heart' },
  { id: 'emoji/white-heart', emoji: '🤍', name: 'white heart' },
  { id: 'emoji/hugging-face', emoji: '🤗', name: 'hugging face' },
  { id: 'emoji/smiling-face', emoji: '😊', name: 'smiling face' },
  { id: 'emoji/paint-palette', emoji: '🎨', name: 'paint palette' },
  { id: 'emoji/music-note', emoji: '🎵', name: 'music note' },
  { id: 'emoji/kite', emoji: '🪁', name: 'kite' },
  { id: 'emoji/puzzle-piece', emoji: '🧩', name: 'puzzle piece' },
  { id: 'emoji/soccer-ball', emoji: '⚽', name: 'soccer ball' },
  { id: 'emoji/balloon', emoji: '🎈', name: 'balloon' },
  { id: 'emoji/rocket', emoji: '🚀', name: 'rocket' },
  { id: 'emoji/books', emoji: '📚', name: 'books' },
  { id: 'emoji/waving-hand', emoji: '👋🏽', name: 'waving hand' },
  { id: 'emoji/astronaut', emoji: '🧑🏿‍🚀', name: 'astronaut' },
] as const satisfies readonly HeaderEmoji[];

/** Those that come with an achievement, which names the same emoji; a test holds both in step. */
export const EARNED_EMOJI = [
  {
    id: 'emoji/wind-chime',
    emoji: '🎐',
    name: 'wind chime',
    unlockRequirement: { earned: { achievement: 'first-feeling' } },
  },
  {
    id: 'emoji/potted-plant',
    emoji: '🪴',
    name: 'potted plant',
    unlockRequirement: { earned: { achievement: 'first-page' } },
  },
  {
    id: 'emoji/peacock',
    emoji: '🦚',
    name: 'peacock',
    unlockRequirement: { earned: { achievement: 'a-name-for-it' } },
  },
  { id: 'emoji/feather', emoji: '🪶', name: 'feather', unlockRequirement: { earned: { achievement: 'forty-hellos' } } },
  {
    id: 'emoji/ferris-wheel',
    emoji: '🎡',
    name: 'ferris wheel',
    unlockRequirement: { earned: { achievement: 'eighty-hellos' } },
  },
  { id: 'emoji/canoe', emoji: '🛶', name: 'canoe', unlockRequirement: { earned: { achievement: 'five-visits' } } },
  {
    id: 'emoji/nest-with-eggs',
    emoji: '🪺',
    name: 'nest with eggs',
    unlockRequirement: { earned: { achievement: 'nine-visits' } },
  },
  {
    id: 'emoji/tent-under-trees',
    emoji: '🏕️',
    name: 'tent under trees',
    unlockRequirement: { earned: { achievement: 'fourteen-visits' } },
  },
  { id: 'emoji/seal', emoji: '🦭', name: 'seal', unlockRequirement: { earned: { achievement: 'thirty-visits' } } },
  {
    id: 'emoji/carousel-horse',
    emoji: '🎠',
    name: 'carousel horse',
    unlockRequirement: { earned: { achievement: 'seventy-visits' } },
  },
  {
    id: 'emoji/nesting-dolls',
    emoji: '🪆',
    name: 'nesting dolls',
    unlockRequirement: { earned: { achievement: 'hundred-visits' } },
  },
  {
    id: 'emoji/moon-over-grass',
    emoji: '🎑',
    name: 'moon over grass',
    unlockRequirement: { earned: { achievement: 'one-fifty-visits' } },
  },
  {
    id: 'emoji/flying-saucer',
    emoji: '🛸',
    name: 'flying saucer',
    unlockRequirement: { earned: { achievement: 'two-hundred-visits' } },
  },
  {
    id: 'emoji/telescope',
    emoji: '🔭',
    name: 'telescope',
    unlockRequirement: { earned: { achievement: 'world-walker' } },
  },
  {
    id: 'emoji/magic-wand',
    emoji: '🪄',
    name: 'magic wand',
    unlockRequirement: { earned: { achievement: 'sticker-days' } },
  },
  { id: 'emoji/dolphin', emoji: '🐬', name: 'dolphin', unlockRequirement: { earned: { achievement: 'two-colors' } } },
  { id: 'emoji/zebra', emoji: '🦓', name: 'zebra', unlockRequirement: { earned: { achievement: 'two-goals' } } },
  {
    id: 'emoji/circus-tent',
    emoji: '🎪',
    name: 'circus tent',
    unlockRequirement: { earned: { achievement: 'five-goals' } },
  },
  { id: 'emoji/lotus', emoji: '🪷', name: 'lotus', unlockRequirement: { earned: { achievement: 'twelve-goals' } } },
] as const satisfies readonly (HeaderEmoji & Unlockable)[];

const BY_ID: ReadonlyMap<string, HeaderEmoji> = new Map([...HEADER_EMOJI, ...EARNED_EMOJI].map((one) => [one.id, one]));
const BY_EMOJI: ReadonlyMap<string, HeaderEmoji> = new Map([...BY_ID.values()].map((one) => [one.emoji, one]));

/** Undefined for an id that is no emoji of the header. */
export const headerEmojiById = (id: string): HeaderEmoji | undefined => BY_ID.get(id);
/** The same by the character itself, as devices keep it. */
export const headerEmojiOf = (emoji: string): HeaderEmoji | undefined => BY_EMOJI.get(emoji);
