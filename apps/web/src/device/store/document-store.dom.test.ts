import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withDevice } from './device-database.ts';
import { deviceDocument } from './device-document.ts';
import { createDocumentStore } from './document-store.ts';
import { deniedDevice, freshDevice, fullDevice } from './testing/fresh-device.ts';

const words = deviceDocument({ name: 'words', schema: z.array(z.string()), initial: [] });
const add = (word: string) => (before: string[]) => [...before, word];
const aStore = () => createDocumentStore('maya', words);
const onDevice = () => withDevice('maya', (device) => device.get('documents', 'words'));
const writeElsewhere = (value: string[]) => withDevice('maya', (device) => device.put('documents', value, 'words'));
const settled = (store: ReturnType<typeof aStore>) =>
  vi.waitFor(() => expect(['kept', 'not-kept']).toContain(store.getState().status));

/** The next read of a document answers what is stored, but only after `meanwhile`, as a slow device does. */
function duringNextRead(meanwhile: () => Promise<unknown>): void {
  const get = IDBObjectStore.prototype.get;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    void meanwhile();
    return request;
  });
}

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('news of another tab', () => {
  it('that come while this one reads are read once more', async () => {
    await writeElsewhere(['old']);
    const store = aStore();
    duringNextRead(async () => {
      await writeElsewhere(['new']);
    });
    store.refresh();
    await vi.waitFor(() => expect(store.getState().value).toEqual(['new']));
    expect(store.getState().status).toBe('kept');
  });

  it('that are being read do not let a change pass for kept', async () => {
    const store = aStore();
    await settled(store);
    store.refresh();
    store.update(add('rain'));
    expect(store.getState()).toEqual({ value: ['rain'], status: 'saving', problem: null });
    await settled(store);
    expect(await onDevice()).toEqual(['rain']);
  });
});

describe('a change that throws', () => {
  const refuse = () => {
    throw new Error('No such plant');
  };

  it('is refused to its caller, and leaves the document as it was', async () => {
    const store = aStore();
    await settled(store);
    expect(() => store.update(refuse)).toThrow('No such plant');
    store.update(add('rain'));
    await settled(store);
    expect(store.getState()).toEqual({ value: ['rain'], status: 'kept', problem: null });
    expect(await onDevice()).toEqual(['rain']);
  });

  it('on what another tab has written holds up no other change', async () => {
    const store = aStore();
    await settled(store);
    await writeElsewhere(['theirs']);
    store.update((before) => (before.includes('theirs') ? refuse() : [...before, 'mine']));
    store.update(add('rain'));
    await settled(store);
    expect(await onDevice()).toEqual(['theirs', 'rain']);
    expect(store.getState()).toEqual({ value: ['theirs', 'rain'], status: 'kept', problem: null });
  });
});

describe('what went wrong', () => {
  it('is "forbidden" where the browser keeps nothing at all, and "denied" for what was typed there', async () => {
    deniedDevice();
    const store = aStore();
    await settled(store);
    expect(store.getState().problem).toBe('forbidden');
    store.update(add('rain'));
    await settled(store);
    expect(store.getState().problem).toBe('denied');
  });

  it('is "unread" where something may be kept that could not be read, and is read when asked again', async () => {
    await writeElsewhere(['rain']);
    const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Internal error.', 'UnknownError');
    });
    const store = aStore();
    await settled(store);
    expect(store.getState()).toEqual({ value: [], status: 'not-kept', problem: 'unread' });
    broken.mockRestore();
    store.retry();
    await vi.waitFor(() => expect(store.getState()).toEqual({ value: ['rain'], status: 'kept', problem: null }));
  });

  it('is "full" where a write found no room', async () => {
    const store = aStore();
    await settled(store);
    fullDevice();
    store.update(add('rain'));
    await settled(store);
    expect(store.getState().problem).toBe('full');
  });
});
