import { dataUrlOf } from '../../lib/files.ts';
import { readCommands } from '../outbox/outbox-storage.ts';
import { type DeviceDatabase, type StoredPhoto, withDevice } from './device-database.ts';
import { unkeptDocuments } from './document-stores.ts';

type Named<Value> = ReadonlyMap<string, Value>;
interface Kept {
  readonly documents: Named<unknown>;
  readonly putAside: Named<unknown>;
  readonly photos: Named<StoredPhoto>;
}

/**
 * Everything that is kept for a user on this device, as one JSON file; photos as data URLs. What the device did not keep
 * is in it as the page shows it.
 * @throws whatever the browser says where storage is forbidden, unless there is something in memory to save
 */
export async function copyOfDevice(userId: string, now: Date): Promise<Blob> {
  const inMemory = unkeptDocuments(userId);
  const kept = await withDevice(userId, readAll).catch((reason: unknown) => {
    if (inMemory.size === 0) throw reason;
    return NOTHING;
  });
  const waiting = kept === NOTHING ? [] : await readCommands(userId);
  const photos = await Promise.all(
    [...kept.photos].map(async ([id, { type, bytes }]) => [id, await dataUrlOf(new Blob([bytes], { type }))] as const),
  );
  const copy = {
    app: 'Wonderlings',
    copied: now.toISOString(),
    documents: Object.fromEntries([...kept.documents, ...inMemory]),
    putAside: Object.fromEntries(kept.putAside),
    waiting: Object.fromEntries(waiting.map(({ id, ...command }) => [id, command])),
    photos: Object.fromEntries(photos),
  };
  return new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
}

const NOTHING: Kept = { documents: new Map(), putAside: new Map(), photos: new Map() };

async function readAll(device: DeviceDatabase): Promise<Kept> {
  const tx = device.transaction(['documents', 'aside', 'photos']);
  const named = async <Value>(keys: Promise<string[]>, values: Promise<Value[]>): Promise<Named<Value>> => {
    const [names, all] = await Promise.all([keys, values]);
    // The browser gives both in the order of the keys.
    return new Map(all.map((value, index) => [names[index] as string, value]));
  };
  const [documents, aside, photos] = [tx.objectStore('documents'), tx.objectStore('aside'), tx.objectStore('photos')];
  return {
    documents: await named(documents.getAllKeys(), documents.getAll()),
    putAside: await named(aside.getAllKeys(), aside.getAll()),
    photos: await named(photos.getAllKeys(), photos.getAll()),
  };
}
