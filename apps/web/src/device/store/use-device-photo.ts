import { useEffect, useMemo, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useUser } from '../../lib/session/session.ts';
import { readPhoto, removePhoto, savePhoto, sweepPhotos } from './device-photos.ts';

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
export type DevicePhoto =
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
      // Whoever comes back to this photo must not be given an address that no longer leads anywhere.
      setFound(undefined);
      if (url) URL.revokeObjectURL(url);
    };
  }, [userId, id]);
  if (id === undefined) return NONE;
  return found?.id === id ? found.photo : LOADING;
}
