import { useEffect, useMemo, useState } from 'react';
import { newIdempotencyKey } from '../../lib/api/request.ts';
import { logFailure } from '../../lib/log.ts';
import { useUser } from '../../lib/session/session.ts';
import { askToKeep } from './browser-storage.ts';
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

export interface DevicePhotos {
  /** Answers the photo's id. Throws when the device is full or keeps nothing (`storageProblem` says which). */
  readonly save: (blob: Blob) => Promise<string>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes what no document of the device names. */
  readonly sweep: () => Promise<void>;
}

/** The signed-in child's photos on this device. Give it small ones, without EXIF: they are kept as they are. */
export function useDevicePhotos(): DevicePhotos {
  const { id: userId } = useUser();
  return useMemo(
    () => ({
      save: (blob) => savePhoto(userId, blob),
      remove: (id) => removePhoto(userId, id),
      sweep: () => sweepPhotos(userId, Date.now()),
    }),
    [userId],
  );
}

/** `url` is an address for `<img src>`. `gone`: it is not on this device, or cannot be read. `none`: nothing was asked for. */
type DevicePhoto =
  | { readonly status: 'none' | 'loading' | 'gone'; readonly url?: undefined }
  | { readonly status: 'ready'; readonly url: string };

const NONE: DevicePhoto = { status: 'none' };
const LOADING: DevicePhoto = { status: 'loading' };
const GONE: DevicePhoto = { status: 'gone' };

export function useDevicePhoto(id: string | undefined): DevicePhoto {
  const { id: userId } = useUser();
  const [found, setFound] = useState<{ readonly id: string; readonly photo: DevicePhoto }>();
  useEffect(() => {
    if (id === undefined) return;
    let url: string | undefined;
    let hasLeft = false;
    const find = (photo: DevicePhoto) => !hasLeft && setFound({ id, photo });
    readPhoto(userId, id).then(
      (blob) => {
        if (hasLeft || !blob) return find(GONE);
        url = URL.createObjectURL(blob);
        find({ status: 'ready', url });
      },
      (reason: unknown) => {
        logFailure('A photo could not be read from this device', reason);
        find(GONE);
      },
    );
    return () => {
      hasLeft = true;
      // A component that comes back to this photo must not be given a revoked address.
      setFound(undefined);
      if (url) URL.revokeObjectURL(url);
    };
  }, [userId, id]);
  if (id === undefined) return NONE;
  return found?.id === id ? found.photo : LOADING;
}
