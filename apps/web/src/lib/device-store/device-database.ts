import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

export interface StoredPhoto {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface DeviceSchema extends DBSchema {
  /** What each page keeps, under the name of its document. */
  documents: { key: string; value: unknown };
  /** Documents that no longer parse, under `{name}/{instant}`: never shown, never dropped, part of an export. */
  aside: { key: string; value: unknown };
  /** As bytes: not every browser keeps a Blob. */
  photos: { key: string; value: StoredPhoto };
  /** Calls that wait for the network, under their idempotency key. */
  outbox: { key: string; value: unknown };
}
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const VERSION = 1;
const PREFIX = 'wonderlings.device.';

const connections = new Map<string, Promise<DeviceDatabase>>();

/**
 * Works with the user's own database on this device. A connection that the browser has closed meanwhile (Safari does, in
 * the background) is opened once more.
 * @throws whatever the browser says where storage is full or forbidden, see `storageProblem`
 */
export async function withDevice<T>(userId: string, work: (database: DeviceDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await connectionTo(userId));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    connections.delete(userId);
    return work(await connectionTo(userId));
  }
}

function connectionTo(userId: string): Promise<DeviceDatabase> {
  const known = connections.get(userId);
  if (known) return known;
  const drop = () => connections.delete(userId);
  const opening = openDB<DeviceSchema>(PREFIX + userId, VERSION, {
    upgrade(database) {
      for (const store of ['documents', 'aside', 'photos', 'outbox'] as const) database.createObjectStore(store);
    },
    // Another tab wants to delete it, or has a newer version of it.
    blocking: (_current, _blocked, event) => {
      drop();
      // The event comes from the connection itself, by the specification of IndexedDB.
      (event.target as IDBDatabase).close();
    },
    terminated: drop,
  });
  connections.set(userId, opening);
  opening.catch(drop);
  return opening;
}

/** Deletes everything that is kept for the user on this device. */
export async function deleteDevice(userId: string): Promise<void> {
  const known = connections.get(userId);
  connections.delete(userId);
  const database = await known?.catch(() => undefined);
  database?.close();
  await deleteDB(PREFIX + userId);
}

/** For tests: the page is loaded anew. */
export function dropConnections(): void {
  for (const opening of connections.values()) void opening.then((database) => database.close());
  connections.clear();
}
