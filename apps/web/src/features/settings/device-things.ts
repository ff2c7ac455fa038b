import type { Holdings } from '../../device/store/device-holdings.ts';
import { fill } from '../../lib/copy/fill.ts';
import { DEVICE_COPY, DEVICE_THINGS, OTHER_THING } from './device.copy.ts';

/** What a device holds, in a child's words, each once. */
export function thingsOf({ documents, photos, waiting }: Holdings): readonly string[] {
  const known = Object.entries(DEVICE_THINGS);
  const names = new Set(known.map(([name]) => name));
  return [
    ...known.flatMap(([name, words]) => (documents.includes(name) ? [words] : [])),
    ...(documents.some((name) => !names.has(name)) ? [OTHER_THING] : []),
    ...(photos > 0 ? [photos === 1 ? DEVICE_COPY.photos.one : fill(DEVICE_COPY.photos.other, { n: photos })] : []),
    ...(waiting > 0 ? [fill(DEVICE_COPY.waiting, { n: waiting })] : []),
  ];
}
