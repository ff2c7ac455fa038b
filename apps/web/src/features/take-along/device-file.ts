import { type StoredPhoto, withDevice } from '../../device/store/device-database.ts';
import type { Holdings } from '../../device/store/device-holdings.ts';

/** What a device held, in the zip of an export. */
export const DEVICE_FILE = 'device.json';

interface DeviceFile {
  readonly documents: Readonly<Record<string, unknown>>;
  /** Data URLs by id. */
  readonly photos: Readonly<Record<string, string>>;
}

/**
 * Puts what a file holds of a device on this one, under what is there: nothing that is here already is replaced. A document that does
 * not fit is put aside by its own page.
 * @throws the browser's own error where storage is forbidden or full; SyntaxError for what is no such file
 */
export async function putOnDevice(userId: string, file: Blob): Promise<void> {
  const { documents = {}, photos = {} }: Partial<DeviceFile> = JSON.parse(await file.text());
  const stored = await Promise.all(Object.entries(photos).map(async ([id, url]) => [id, await photoOf(url)] as const));
  await withDevice(userId, async (device) => {
    const tx = device.transaction(['documents', 'photos'], 'readwrite');
    const [kept, shown] = [tx.objectStore('documents'), tx.objectStore('photos')];
    for (const [name, value] of Object.entries(documents)) if (!(await kept.get(name))) await kept.put(value, name);
    for (const [id, photo] of stored) if (photo && !(await shown.get(id))) await shown.put(photo, id);
    await tx.done;
  });
}

/** Null for what is no picture in base64: nothing else is asked of the network for it. */
async function photoOf(url: string): Promise<StoredPhoto | null> {
  const [, type, base64] = /^data:(image\/(?:jpeg|png|webp));base64,([A-Za-z0-9+/=]+)$/.exec(url) ?? [];
  if (!type || !base64) return null;
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer;
  return { type, bytes, keptAt: Date.now() };
}

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
