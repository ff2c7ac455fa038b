import { type DBSchema, openDB } from 'idb';
import { deviceKeyOf, forgetDeviceKey, type Sealed, seal, unseal } from '../sealed.ts';

interface ReadsSchema extends DBSchema {
  /** Under the user's id and the hash of the query's key. */
  reads: { key: [userId: string, hash: string]; value: KeptRead };
}

interface KeptRead {
  /** In milliseconds. */
  readonly keptAt: number;
  readonly sealed: Sealed;
}

/** Apart from the device's database, whose version must not change: an older release could not open it any more. */
const NAME = 'wonderlings.reads';
/** The name of the key in `wonderlings.keys`; a new key is made after each time that everything was forgotten. */
const KEY = 'reads';
/** Characters of JSON. A list that is longer is cut; what cannot be cut is not kept. */
const MOST_OF_ONE = 200_000;
/** Bytes, of all together: the oldest go first. */
const MOST_OF_ALL = 1_000_000;

/** Bound in, so that no read can be opened as another child's, or as another read. */
const placeOf = (userId: string, hash: string) => `${KEY}/${userId}/${hash}`;

/**
 * Keeps what a read has answered, sealed, in the place of what it answered before. Reads of other users go: the device keeps one's.
 * @param isCurrent asked last of all; false where the user has left meanwhile
 * @throws the browser's own error where storage is full or forbidden, or where nothing can be sealed
 */
export async function keepRead(userId: string, hash: string, data: unknown, isCurrent: () => boolean): Promise<void> {
  const short = shortened(data);
  if (short === undefined) return;
  const sealed = await seal(await deviceKeyOf(KEY), placeOf(userId, hash), short);
  await withReads(async (database) => {
    const tx = database.transaction('reads', 'readwrite');
    const [keys, reads] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    if (!isCurrent()) return;
    // The browser gives both in the order of the keys.
    const others = keys.map((key, index) => ({ key, read: reads[index] as KeptRead }));
    others.sort((one, other) => other.read.keptAt - one.read.keptAt);
    let total = sealed.bytes.byteLength;
    const writes: Promise<unknown>[] = [tx.store.put({ keptAt: Date.now(), sealed }, [userId, hash])];
    for (const { key, read } of others) {
      if (key[0] === userId && key[1] === hash) continue;
      total += read.sealed.bytes.byteLength;
      if (key[0] !== userId || total > MOST_OF_ALL) writes.push(tx.store.delete(key));
    }
    await Promise.all([...writes, tx.done]);
  });
}

/**
 * What the read has answered last, or undefined.
 * @throws the browser's own error where storage is forbidden, or when it was sealed with a key that is gone
 */
export async function lastRead(userId: string, hash: string): Promise<unknown> {
  const read = await withReads((database) => database.get('reads', [userId, hash]));
  return read && unseal(await deviceKeyOf(KEY), placeOf(userId, hash), read.sealed);
}

/**
 * Forgets every read. What another tab is just keeping opens no more, as its key is gone.
 * @throws the browser's own error where storage is forbidden
 */
export async function forgetReads(): Promise<void> {
  await Promise.all([forgetDeviceKey(KEY), withReads((database) => database.clear('reads'))]);
}

/** A connection for each time: it is seldom, and none stands in the way of another tab. */
async function withReads<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const open = () => openDB<ReadsSchema>(NAME, 1, { upgrade: (database) => void database.createObjectStore('reads') });

interface Pages {
  readonly pages: readonly { readonly items: readonly unknown[] }[];
  readonly pageParams: readonly unknown[];
}

const isPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pageParams' in data;

/** Of a list that is read page by page as many of the newest pages, or as much of the first, as fits. Undefined for what is too long and no list. */
function shortened(data: unknown): unknown {
  if (fits(data)) return data;
  if (!isPages(data)) return undefined;
  const { pages, pageParams } = data;
  for (let count = pages.length - 1; count > 0; count -= 1) {
    const newest = { pages: pages.slice(0, count), pageParams: pageParams.slice(0, count) };
    if (fits(newest)) return newest;
  }
  const [first] = pages;
  if (!first) return undefined;
  let { items } = first;
  const cut = () => ({ pages: [{ ...first, items }], pageParams: pageParams.slice(0, 1) });
  while (!fits(cut()) && items.length > 0) items = items.slice(0, Math.floor(items.length * 0.75));
  return cut();
}

const fits = (data: unknown): boolean => JSON.stringify(data).length <= MOST_OF_ONE;
