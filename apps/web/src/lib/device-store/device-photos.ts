import { newIdempotencyKey } from '../api/request.ts';
import { withDevice } from './device-database.ts';

/** Keeps a picture on this device; answers its id. Throws when the device is full or keeps nothing (`storageProblem`). */
export async function savePhoto(userId: string, blob: Blob): Promise<string> {
  const id = newIdempotencyKey();
  const bytes = await blob.arrayBuffer();
  await withDevice(userId, (device) => device.put('photos', { type: blob.type, bytes }, id));
  return id;
}

export async function removePhoto(userId: string, id: string): Promise<void> {
  await withDevice(userId, (device) => device.delete('photos', id));
}

export async function readPhoto(userId: string, id: string): Promise<Blob | undefined> {
  const photo = await withDevice(userId, (device) => device.get('photos', id));
  return photo && new Blob([photo.bytes], { type: photo.type });
}
