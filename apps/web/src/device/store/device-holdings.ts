import { withDevice } from './device-database.ts';

/** What is kept for a user on this device. */
export interface Holdings {
  /** The names of the documents. */
  readonly documents: readonly string[];
  readonly photos: number;
  /** Calls that wait for the network. */
  readonly waiting: number;
}

/** @throws whatever the browser says where storage is forbidden */
export async function readHoldings(userId: string): Promise<Holdings> {
  return withDevice(userId, async (device) => {
    const tx = device.transaction(['documents', 'photos', 'outbox']);
    const [documents, photos, waiting] = await Promise.all([
      tx.objectStore('documents').getAllKeys(),
      tx.objectStore('photos').count(),
      tx.objectStore('outbox').count(),
    ]);
    return { documents, photos, waiting };
  });
}

/** What home notes by itself on each visit, for its suggestion and for what the buddy says: a child would not miss it, so nothing is asked for its sake. */
const OF_NO_WEIGHT = ['day', 'buddy'];

export function holdsAnything({ documents, photos, waiting }: Holdings): boolean {
  return documents.some((name) => !OF_NO_WEIGHT.includes(name)) || photos + waiting > 0;
}
