import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { logFailure } from '../../lib/log.ts';

export interface StoredPhoto {
  readonly type: string;
  readonly bytes: ArrayBuffer;
  /** When, in milliseconds. */
  readonly keptAt: number;
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
const STORES = ['documents', 'aside', 'photos', 'outbox'] as const;
const PREFIX = 'wonderlings.device.';

const connections = new Map<string, Promise<DeviceDatabase>>();

/**
 * Works with the user's own database on this device. A connection that the browser has closed meanwhile (Safari does, in
 * the background) is opened once more. What was under way when everything was forgotten is not begun again.
 * @throws whatever the browser says where storage is full or forbidden, see `storageProblem`
 */
export async function withDevice<T>(userId: string, work: (database: DeviceDatabase) => Promise<T>): Promise<T> {
  const since = forgotten.get(userId);
  try {
    return await work(await connectionTo(userId));
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'InvalidStateError';
    if (!isClosed || forgotten.get(userId) !== since) throw error;
    connections.delete(userId);
    return work(await connectionTo(userId));
  }
}

/** How often each user's things were forgotten. */
const forgotten = new Map<string, number>();

/** From here on, nothing that is under way may open the database again. */
export function noteForgotten(userId: string): void {
  forgotten.set(userId, (forgotten.get(userId) ?? 0) + 1);
}

function connectionTo(userId: string): Promise<DeviceDatabase> {
  const known = connections.get(userId);
  if (known) return known;
  const drop = () => connections.delete(userId);
  const opening = openDB<DeviceSchema>(PREFIX + userId, VERSION, {
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store);
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

/**
 * Deletes everything that is kept for the user on this device. A page of another tab that sleeps can hold the empty
 * database open; that is not waited for.
 * @throws whatever the browser says where storage is forbidden
 */
export async function deleteDevice(userId: string): Promise<void> {
  await withDevice(userId, async (device) => {
    // Whatever comes from here on waits until everything is gone.
    connections.delete(userId);
    const tx = device.transaction(STORES, 'readwrite');
    await Promise.all([...STORES.map((store) => tx.objectStore(store).clear()), tx.done]);
    device.close();
  });
  const deleting = deleteDB(PREFIX + userId).catch((reason: unknown) => logFailure('The empty store stays', reason));
  await Promise.race([deleting, new Promise((resolve) => setTimeout(resolve, DELETE_WITHIN_MS))]);
}

const DELETE_WITHIN_MS = 1_000;

/** For tests: the page is loaded anew. What was under way on the old one is not begun again. */
export function dropConnections(): void {
  for (const [userId, opening] of connections) {
    noteForgotten(userId);
    void opening.then((database) => database.close());
  }
  connections.clear();
}
