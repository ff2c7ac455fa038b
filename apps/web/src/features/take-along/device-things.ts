import type { Holdings } from '../../lib/device-store/device-holdings.ts';
import { listWords } from './when-words.ts';

/** What a grown-up would call the documents of a device. */
const NAMES: Readonly<Record<string, string>> = {
  sleep: 'nights',
  plants: 'plants',
  nature: 'nature ticks',
  coping: 'favorite tools',
  helped: 'what helped',
  calm: 'calm moments',
};

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
