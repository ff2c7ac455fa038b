import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A value that only its key opens. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** What AES-GCM wants: 96 bits, drawn anew for every value. */
const IV_BYTES = 12;

/** @param place bound in: what is sealed for one place cannot be opened as another's */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt(parameters(iv, place), key, encoded(JSON.stringify(value)));
  return { iv, bytes };
}

/** @throws when it was sealed with another key, for another place, or was changed */
export async function unseal(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(parameters(iv, place), key, bytes);
  return JSON.parse(new TextDecoder().decode(plain));
}

const encoded = (text: string) => new TextEncoder().encode(text);
const parameters = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoded(place),
});

interface KeySchema extends DBSchema {
  /** One key for each user of this device, under the user's id, and one for the reads that are kept (offline-reads). */
  keys: { key: string; value: CryptoKey };
}

const NAME = 'wonderlings.keys';
let connection: Promise<IDBPDatabase<KeySchema>> | undefined;

/** Plain http has no WebCrypto: nothing can be sealed there. */
export const canSeal = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/**
 * The user's own key of this device, made at the first time. It cannot be exported, not even by this app, and it is kept in a
 * database apart from what it seals.
 * @throws whatever the browser says where storage is forbidden, or has no WebCrypto
 */
export async function deviceKeyOf(userId: string): Promise<CryptoKey> {
  const known = await withKeys((keys) => keys.get('keys', userId));
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return withKeys(async (keys) => {
    // Another tab may have made one meanwhile: the first stays.
    const tx = keys.transaction('keys', 'readwrite');
    const first = await tx.store.get(userId);
    if (!first) await tx.store.put(made, userId);
    await tx.done;
    return first ?? made;
  });
}

/** From here on nothing that was sealed for the user on this device can be read again. */
export async function forgetDeviceKey(userId: string): Promise<void> {
  await withKeys((keys) => keys.delete('keys', userId));
}

/** A connection that the browser has closed meanwhile (Safari does, in the background) is opened once more. */
async function withKeys<T>(work: (keys: IDBPDatabase<KeySchema>) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    connection = undefined;
    return work(await open());
  }
}

function open(): Promise<IDBPDatabase<KeySchema>> {
  if (connection) return connection;
  const drop = () => {
    connection = undefined;
  };
  const opening = openDB<KeySchema>(NAME, 1, {
    upgrade: (database) => void database.createObjectStore('keys'),
    blocking: (_current, _blocked, event) => {
      drop();
      // The event comes from the connection itself, by the specification of IndexedDB.
      (event.target as IDBDatabase).close();
    },
    terminated: drop,
  });
  connection = opening;
  opening.catch(drop);
  return opening;
}

/** For tests: the page is loaded anew. */
export function dropKeyConnection(): void {
  void connection?.then((database) => database.close());
  connection = undefined;
}
