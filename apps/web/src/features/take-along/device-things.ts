import type { Holdings } from '../../device/store/device-holdings.ts';

/** What a grown-up would call the documents of a device. */
const NAMES: Readonly<Record<string, string>> = {
  sleep: 'nights',
  plants: 'plants',
  nature: 'nature ticks',
  coping: 'favorite tools',
  helped: 'what helped',
  calm: 'calm moments',
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
export const listWords = (words: readonly string[]): string => list.format(words);

/** "nights, plants, and 6 photos" */
export function deviceThings({ documents, photos, waiting }: Holdings): string {
  const known = Object.entries(NAMES).flatMap(([name, words]) => (documents.includes(name) ? [words] : []));
  const hasMore = documents.some((name) => !Object.hasOwn(NAMES, name));
  return listWords([
    ...known,
    ...(photos > 0 ? [photos === 1 ? '1 photo' : `${photos} photos`] : []),
    ...(hasMore || waiting > 0 ? ['a few small things'] : []),
  ]);
}
