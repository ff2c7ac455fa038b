import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { dayDocument } from '../../features/suggestion/index.ts';
import { keepCommand } from '../outbox/outbox-storage.ts';
import { copyOfDevice } from './device-copy.ts';
import { withDevice } from './device-database.ts';
import { deviceDocument } from './device-document.ts';
import { holdsAnything, readHoldings } from './device-holdings.ts';
import { readPhoto, removePhoto, savePhoto } from './device-photos.ts';
import { documentStoreOf } from './document-stores.ts';
import { forgetDevice } from './forgetting.ts';
import { deniedDevice, freshDevice, fullDevice, reloadPage } from './testing/fresh-device.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const words = deviceDocument({ name: 'words', schema: z.array(z.string()), initial: [] });
const aPhoto = () => new Blob([new Uint8Array([1, 2, 3])], { type: 'image/jpeg' });
const copy = async () => JSON.parse(await (await copyOfDevice('maya', NOW)).text());

async function write(word: string): Promise<void> {
  const store = documentStoreOf('maya', words);
  store.update((before) => [...before, word]);
  await vi.waitFor(() => expect(['kept', 'not-kept']).toContain(store.getState().status));
}

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('asks for nothing where only home has noted what it suggested', async () => {
  const store = documentStoreOf('maya', dayDocument);
  store.update((kept) => ({ ...kept, checkedInOn: '2026-05-01' }));
  await vi.waitFor(() => expect(store.getState().status).toBe('kept'));
  const holdings = await readHoldings('maya');
  expect(holdings.documents).toEqual(['day']);
  expect(holdsAnything(holdings)).toBe(false);
});

describe('a copy', () => {
  it('holds documents, photos as data URLs and what waits', async () => {
    await write('rain');
    const id = await savePhoto('maya', aPhoto());
    const command = { kind: 'mood', body: { note: 'rain' }, madeAt: '2026-05-01T11:00:00.000Z', timeZone: 'UTC' };
    await keepCommand('maya', { id: 'k1', ...command });
    expect(await copy()).toEqual({
      app: 'Wonderlings',
      copied: '2026-05-01T12:00:00.000Z',
      documents: { words: ['rain'] },
      putAside: {},
      waiting: { k1: { ...command, order: 1, refused: null } },
      photos: { [id]: 'data:image/jpeg;base64,AQID' },
    });
    expect(await readHoldings('maya')).toEqual({ documents: ['words'], photos: 1, waiting: 1 });
  });

  it('holds what there was no room for', async () => {
    await write('rain');
    const makeRoom = fullDevice();
    await write('sun');
    expect((await copy()).documents).toEqual({ words: ['rain', 'sun'] });
    makeRoom();
  });

  it('holds what is in memory where nothing may be kept, and fails where there is nothing either', async () => {
    deniedDevice();
    await expect(copyOfDevice('maya', NOW)).rejects.toThrow('insecure');
    await write('rain');
    expect((await copy()).documents).toEqual({ words: ['rain'] });
  });

  it('holds a document that cannot be read any more, which stays beside the new one', async () => {
    await withDevice('maya', (device) => device.put('documents', { shape: 'old' }, 'words'));
    expect((await copy()).documents).toEqual({ words: { shape: 'old' } });
    await write('rain');
    const { documents, putAside } = await copy();
    expect(documents).toEqual({ words: ['rain'] });
    expect(Object.values(putAside)).toEqual([{ shape: 'old' }]);
  });
});

describe('a photo', () => {
  it('is there as it was kept until it is removed, for its own child alone', async () => {
    const id = await savePhoto('maya', aPhoto());
    reloadPage();
    const photo = await readPhoto('maya', id);
    expect(photo?.type).toBe('image/jpeg');
    expect(new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(await readPhoto('noah', id)).toBeUndefined();
    await removePhoto('maya', id);
    expect(await readPhoto('maya', id)).toBeUndefined();
  });
});

describe('forgetting', () => {
  it('leaves nothing of this child, and all of another', async () => {
    await write('rain');
    await savePhoto('maya', aPhoto());
    await savePhoto('noah', aPhoto());
    await forgetDevice('maya');
    expect(holdsAnything(await readHoldings('maya'))).toBe(false);
    expect(await readHoldings('noah')).toMatchObject({ photos: 1 });
    const names = (await indexedDB.databases()).map(({ name }) => name);
    reloadPage();
    expect(names).toContain('wonderlings.device.noah');
  });

  it('does not let a write that is under way bring anything back', async () => {
    const store = documentStoreOf('maya', words);
    for (let word = 0; word < 5; word += 1) store.update((before) => [...before, String(word)]);
    await forgetDevice('maya');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.getState()).toEqual({ value: [], status: 'kept', problem: null });
    expect(holdsAnything(await readHoldings('maya'))).toBe(false);
  });

  it('works over a connection that the browser has closed', async () => {
    await write('rain');
    await withDevice('maya', async (device) => device.close());
    await forgetDevice('maya');
    expect(holdsAnything(await readHoldings('maya'))).toBe(false);
  });

  it('does not open the database again for what was under way', async () => {
    let tries = 0;
    const work = withDevice('maya', async (device) => {
      tries += 1;
      if (tries === 1) await forgetDevice('maya');
      return device.put('documents', ['rain'], 'words');
    });
    await expect(work).rejects.toThrow();
    expect(holdsAnything(await readHoldings('maya'))).toBe(false);
  });

  it('does not let a read that is under way bring anything back', async () => {
    await withDevice('maya', (device) => device.put('documents', ['rain'], 'words'));
    const store = documentStoreOf('maya', words);
    store.forget();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.getState().value).toEqual([]);
  });

  it('empties another tab', async () => {
    const store = documentStoreOf('maya', words);
    await write('rain');
    const tab = new BroadcastChannel('wonderlings.device');
    tab.postMessage({ userId: 'maya', what: 'forgotten' });
    await vi.waitFor(() => expect(store.getState().value).toEqual([]));
    tab.close();
  });
});

describe('a connection', () => {
  it('that the browser has closed is opened again', async () => {
    let tries = 0;
    await withDevice('maya', async (device) => {
      tries += 1;
      if (tries === 1) device.close();
      return device.put('documents', ['rain'], 'words');
    });
    expect((await readHoldings('maya')).documents).toEqual(['words']);
  });
});

describe('two tabs', () => {
  it('never undo each other, and show what the other one wrote', async () => {
    const mine = documentStoreOf('maya', words);
    await write('mine');
    await withDevice('maya', (device) => device.put('documents', ['mine', 'theirs'], 'words'));
    await write('more');
    expect(mine.getState().value).toEqual(['mine', 'theirs', 'more']);
    await withDevice('maya', (device) => device.put('documents', ['theirs alone'], 'words'));
    const tab = new BroadcastChannel('wonderlings.device');
    tab.postMessage({ userId: 'maya', what: 'document', name: 'words' });
    await vi.waitFor(() => expect(mine.getState().value).toEqual(['theirs alone']));
    tab.close();
  });
});
