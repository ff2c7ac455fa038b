/** What each achievement came with while its event did not say so. Belongs to the past: nothing is ever added. */
const STICKERS: Readonly<Record<string, string>> = {
  'three-feelings': 'little-thunder',
  'every-weather': 'sky-of-all',
  'five-pages': 'page-crane',
  'twenty-pages': 'book-bird',
  'hello-again': 'two-umbrellas',
  'seven-hellos': 'weather-vane',
  'twenty-hellos': 'double-rainbow',
};
const EMOJI: Readonly<Record<string, string>> = {
  'first-feeling': '🎐',
  'first-page': '🪴',
  'a-name-for-it': '🦚',
  'forty-hellos': '🪶',
  'eighty-hellos': '🎡',
};

/** The reward of an `AchievementEarned` of version 1. */
export function rewardOfVersion1(id: string) {
  const sticker = STICKERS[id];
  if (sticker !== undefined) return { rewardType: 'sticker', rewardData: { stickers: [sticker] } } as const;
  const emoji = EMOJI[id];
  return { rewardType: 'header-emoji', rewardData: { emoji: emoji === undefined ? [] : [emoji] } } as const;
}
