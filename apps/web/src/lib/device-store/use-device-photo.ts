import { useEffect, useMemo, useState } from 'react';
import { logFailure } from '../log.ts';
import { useUser } from '../session/session.ts';
import { readPhoto, removePhoto, savePhoto } from './device-photos.ts';

export interface DevicePhotos {
  /** Answers the photo's id. Throws when the device is full or keeps nothing (`storageProblem` says which). */
  readonly save: (blob: Blob) => Promise<string>;
  readonly remove: (id: string) => Promise<void>;
}

/** The signed-in child's photos on this device. Give it small ones, without EXIF: they are kept as they are. */
export function useDevicePhotos(): DevicePhotos {
  const { id: userId } = useUser();
  return useMemo(
    () => ({ save: (blob) => savePhoto(userId, blob), remove: (id) => removePhoto(userId, id) }),
    [userId],
  );
}

/** An address for `<img src>`; undefined while it loads, and for a photo that is not there. */
export function useDevicePhotoUrl(id: string | undefined): string | undefined {
  const { id: userId } = useUser();
  const [shown, setShown] = useState<{ readonly id: string; readonly url: string }>();
  useEffect(() => {
    if (id === undefined) return;
    let url: string | undefined;
    let gone = false;
    readPhoto(userId, id).then(
      (blob) => {
        if (gone || !blob) return;
        url = URL.createObjectURL(blob);
        setShown({ id, url });
      },
      (reason: unknown) => logFailure('A photo could not be read from this device', reason),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [userId, id]);
  return shown?.id === id ? shown?.url : undefined;
}
