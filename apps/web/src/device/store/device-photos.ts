import { newIdempotencyKey } from '../../lib/api/request.ts';
import { askToKeep } from './ask-to-keep.ts';
import { withDevice } from './device-database.ts';

/** Keeps a picture on this device; answers its id. Throws when the device is full or keeps nothing (`storageProblem`). */
export async function savePhoto(userId: string, blob: Blob): Promise<string> {
  const id = newIdempotencyKey();
  const photo = { type: blob.type, bytes: await blob.arrayBuffer(), keptAt: Date.now() };
  await withDevice(userId, (device) => device.put('photos', photo, id));
  askToKeep();
  return id;
}

export async function removePhoto(userId: string, id: string): Promise<void> {
  await withDevice(userId, (device) => device.delete('photos', id));
}

export async function readPhoto(userId: string, id: string): Promise<Blob | undefined> {
  const photo = await withDevice(userId, (device) => device.get('photos', id));
  return photo && new Blob([photo.bytes], { type: photo.type });
}

/** A younger photo may belong to what another tab holds in memory until the device has room for it. */
const SWEPT_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the photos that no document names, not even one that was put aside: their page was closed after the photo was
 * kept and before its document was.
 */
export async function sweepPhotos(userId: string, nowMs: number): Promise<void> {
  await withDevice(userId, async (device) => {
    const tx = device.transaction(['photos', 'documents', 'aside'], 'readwrite');
    // A request that fails is thrown below; it takes the transaction along.
    tx.done.catch(() => {});
    const photos = tx.objectStore('photos');
    const ids = await photos.getAllKeys();
    const named = JSON.stringify([await tx.objectStore('documents').getAll(), await tx.objectStore('aside').getAll()]);
    // One after the other: most often there are none, and a photo is half a megabyte.
    for (const id of ids.filter((one) => !named.includes(one))) {
      const photo = await photos.get(id);
      if (photo && nowMs - photo.keptAt > SWEPT_AFTER_MS) await photos.delete(id);
    }
    await tx.done;
  });
}
