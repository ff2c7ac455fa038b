import { infiniteQueryOptions, type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../lib/api/api-error.ts';
import { pagesOf } from '../../lib/api/call.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import { noNetwork } from '../../testing/fake-server.ts';
import { aUser } from '../../testing/users.ts';
import { withDevice } from '../store/device-database.ts';
import { forgetDevice } from '../store/forgetting.ts';
import { freshDevice, fullDevice, reloadPage } from '../store/testing/fresh-device.ts';
import { forgetReadsSoon, isFromLastVisit, keepReadsOffline } from './offline-reads.ts';
import { lastRead } from './offline-reads-storage.ts';

const maya = aUser();
const sam = aUser({ id: 'child-2', username: 'sam' });
let answer: () => unknown;
let warned: MockInstance;

const wordsQuery = queryOptions({
  queryKey: ['words'],
  queryFn: async () => answer() as string[],
  meta: { offline: z.array(z.string()) },
});
const HASH = '["words"]';

/** A page that is opened anew, by that child. */
function page(user = maya): QueryClient {
  reloadPage();
  const client = createQueryClient();
  keepReadsOffline(client);
  client.setQueryData(USER_KEY, user);
  return client;
}
const queryIn = (client: QueryClient, hash = HASH) => {
  const query = client.getQueryCache().get(hash);
  if (!query) throw new Error('It was not asked for');
  return query;
};
const kept = (user = maya) => vi.waitFor(async () => expect(await lastRead(user.id, HASH)).toBeDefined());
const nothingKept = (user = maya) => vi.waitFor(async () => expect(await lastRead(user.id, HASH)).toBeUndefined());

/** The bytes of everything that is kept, as text. */
async function onDevice(): Promise<string> {
  const database = await openDB('wonderlings.reads');
  const all: { sealed: { bytes: ArrayBuffer } }[] = await database.getAll('reads');
  database.close();
  return all.map(({ sealed: { bytes } }) => new TextDecoder().decode(bytes)).join();
}

async function readOnline(words: string[]): Promise<QueryClient> {
  const client = page();
  answer = () => words;
  await client.fetchQuery(wordsQuery);
  await kept();
  answer = () => {
    throw noNetwork;
  };
  return client;
}

beforeEach(() => {
  freshDevice();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('what was read last', () => {
  it('is shown by a new page without a network, and read again with it', async () => {
    await readOnline(['a heron']);
    const client = page();
    expect(await client.fetchQuery(wordsQuery)).toEqual(['a heron']);
    expect(isFromLastVisit(queryIn(client))).toBe(true);
    answer = () => ['a heron', 'a swan'];
    const stop = new QueryObserver(client, wordsQuery).subscribe(() => {});
    await vi.waitFor(() => expect(client.getQueryData(wordsQuery.queryKey)).toEqual(['a heron', 'a swan']));
    expect(isFromLastVisit(queryIn(client))).toBe(false);
    stop();
    await vi.waitFor(async () => expect(await lastRead(maya.id, HASH)).toHaveLength(2));
  });

  it('stays on the page, without an error, as often as it is asked for', async () => {
    await readOnline(['a heron']);
    const client = page();
    await client.fetchQuery(wordsQuery);
    await client.refetchQueries({ queryKey: wordsQuery.queryKey });
    expect(client.getQueryState(wordsQuery.queryKey)).toMatchObject({
      status: 'success',
      data: ['a heron'],
      isInvalidated: true,
    });
  });

  it('holds what an act has changed since', async () => {
    const client = await readOnline(['a heron']);
    client.setQueryData(wordsQuery.queryKey, ['a heron', 'a swan']);
    await vi.waitFor(async () => expect(await lastRead(maya.id, HASH)).toEqual(['a heron', 'a swan']));
  });

  it('does not stand in for what the server refuses', async () => {
    await readOnline(['a heron']);
    answer = () => {
      throw new ApiError('No', 500, null);
    };
    await expect(page().fetchQuery(wordsQuery)).rejects.toThrow('No');
  });

  it('is not kept of a query that does not say so', async () => {
    const other = queryOptions({ queryKey: ['other'], queryFn: async () => 'a secret' });
    await page().fetchQuery(other);
    await readOnline(['a heron']);
    expect(await lastRead(maya.id, '["other"]')).toBeUndefined();
  });

  it('is not shown where another release has kept it otherwise', async () => {
    await readOnline(['a heron']);
    const stricter = { ...wordsQuery, meta: { offline: z.array(z.object({ word: z.string() })) } };
    await expect(page().fetchQuery(stricter)).rejects.toBe(noNetwork);
  });

  it('leaves the other databases at the version that an older release can open', async () => {
    await withDevice(maya.id, (device) => device.put('documents', [], 'sleep'));
    await readOnline(['a heron']);
    const versions = (await indexedDB.databases()).map(({ name, version }) => [name, version]);
    expect(versions.toSorted()).toEqual([
      [`wonderlings.device.${maya.id}`, 1],
      ['wonderlings.keys', 1],
      ['wonderlings.reads', 1],
    ]);
  });

  it('costs nothing but itself where the device is full', async () => {
    const free = fullDevice();
    answer = () => ['a heron'];
    const client = page();
    expect(await client.fetchQuery(wordsQuery)).toEqual(['a heron']);
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    free();
    await nothingKept();
  });
});

describe('of a list that is read page by page', () => {
  const listQuery = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => (answer as unknown as (cursor: string | null) => never)(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: { items: string[]; next: string | null }) => next,
    meta: { offline: pagesOf(z.array(z.string())) },
  });
  const keptItems = async () => {
    const data = (await lastRead(maya.id, '["list"]')) as { pages: { items: string[] }[] } | undefined;
    return data?.pages.map(({ items }) => items);
  };

  it.each([
    ['are kept', 10, 2],
    ['that fit are kept, the newest', 150_000, 1],
  ])('the pages %s', async (_, length, count) => {
    const word = 'x'.repeat(length);
    answer = ((cursor: string | null) =>
      cursor === null
        ? { items: [`new ${word}`], next: 'more' }
        : { items: [`old ${word}`], next: null }) as typeof answer;
    const client = page();
    await client.fetchInfiniteQuery({ ...listQuery, pages: 2 });
    expect(client.getQueryData(listQuery.queryKey)?.pages).toHaveLength(2);
    await vi.waitFor(async () => expect(await keptItems()).toEqual([[`new ${word}`], [`old ${word}`]].slice(0, count)));
    answer = () => {
      throw noNetwork;
    };
    const { pages } = await page().fetchInfiniteQuery(listQuery);
    expect(pages).toHaveLength(count);
  });

  it('as much is kept as fits, of its beginning', async () => {
    answer = () => ({ items: Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(9_000)}`), next: null });
    await page().fetchInfiniteQuery(listQuery);
    await vi.waitFor(async () => expect((await keptItems())?.[0]?.[0]).toMatch(/^0 x/));
    const [items = []] = (await keptItems()) ?? [];
    expect(items.length).toBeGreaterThan(10);
    expect(JSON.stringify(items).length).toBeLessThan(200_000);
  });
});

describe('what is kept of a child', () => {
  it('is sealed', async () => {
    await readOnline(['a heron on the bus']);
    expect(await onDevice()).not.toBe('');
    expect(await onDevice()).not.toContain('heron');
  });

  it('is never shown to another one, and goes when that one reads', async () => {
    await readOnline(['a heron']);
    await expect(page(sam).fetchQuery(wordsQuery)).rejects.toBe(noNetwork);
    answer = () => ['a swan'];
    await page(sam).fetchQuery(wordsQuery);
    await kept(sam);
    await nothingKept(maya);
  });

  it('cannot be opened in the place of what is kept of another one', async () => {
    await readOnline(['a heron']);
    const database = await openDB('wonderlings.reads');
    await database.put('reads', await database.get('reads', [maya.id, HASH]), [sam.id, HASH]);
    database.close();
    await expect(lastRead(sam.id, HASH)).rejects.toThrow();
    await expect(page(sam).fetchQuery(wordsQuery)).rejects.toBe(noNetwork);
  });

  it.each([
    ['after signing out', async () => forgetReadsSoon()],
    ['with the device', () => forgetDevice(maya.id)],
  ])('is forgotten %s, its key too', async (_, forget) => {
    await readOnline(['a heron']);
    await forget();
    await nothingKept();
    await expect(page().fetchQuery(wordsQuery)).rejects.toBe(noNetwork);
    expect(await onDevice()).toBe('');
  });

  it('is not kept when the child has left before it could be', async () => {
    answer = () => ['a heron'];
    const client = page();
    await client.fetchQuery(wordsQuery);
    client.clear();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await nothingKept();
  });

  it('is not kept when the child leaves while it is being sealed', async () => {
    answer = () => ['a heron'];
    const client = page();
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const sealing = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...parts) => {
      client.clear();
      return encrypt(...parts);
    });
    await client.fetchQuery(wordsQuery);
    await vi.waitFor(() => expect(sealing).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lastRead(maya.id, HASH)).toBeUndefined();
  });

  it('is nothing where a browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    answer = () => ['a heron'];
    expect(await page().fetchQuery(wordsQuery)).toEqual(['a heron']);
    vi.stubGlobal('indexedDB', new IDBFactory());
    await nothingKept();
  });
});
