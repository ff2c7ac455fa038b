import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDevice } from './device-database.ts';
import { readPhoto, savePhoto, sweepPhotos } from './device-photos.ts';
import { freshDevice } from './testing/fresh-device.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const aPhoto = () => new Blob([new Uint8Array([1, 2, 3])], { type: 'image/jpeg' });
const isThere = async (id: string) => (await readPhoto('maya', id)) !== undefined;
const tomorrow = () => Date.now() + DAY_MS + 60_000;

beforeEach(freshDevice);
afterEach(() => vi.unstubAllGlobals());

describe('sweeping photos', () => {
  it('takes away what no document names, once it is a day old', async () => {
    const id = await savePhoto('maya', aPhoto());
    await sweepPhotos('maya', Date.now());
    expect(await isThere(id)).toBe(true);
    await sweepPhotos('maya', tomorrow());
    expect(await isThere(id)).toBe(false);
  });

  it.each(['documents', 'aside'] as const)('leaves what one of the %s names', async (store) => {
    const id = await savePhoto('maya', aPhoto());
    await withDevice('maya', (device) => device.put(store, { plants: [{ ownPhotoId: id }] }, 'plants'));
    await sweepPhotos('maya', tomorrow());
    expect(await isThere(id)).toBe(true);
  });

  it('leaves the photos of another child', async () => {
    const id = await savePhoto('maya', aPhoto());
    await sweepPhotos('noah', tomorrow());
    expect(await isThere(id)).toBe(true);
  });
});

describe('keeping', () => {
  const browserThat = (storage: { persisted: () => Promise<boolean>; persist: () => Promise<boolean> }) =>
    vi.stubGlobal('navigator', { ...navigator, storage });

  it('asks the browser once a page to clear nothing away', async () => {
    const persist = vi.fn(async () => true);
    browserThat({ persisted: async () => false, persist });
    await savePhoto('maya', aPhoto());
    await savePhoto('maya', aPhoto());
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it('does not ask where that is so already, and goes on where it is refused', async () => {
    const persist = vi.fn(async () => true);
    browserThat({ persisted: async () => true, persist });
    await savePhoto('maya', aPhoto());
    freshDevice();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    browserThat({ persisted: async () => false, persist: async () => Promise.reject(new Error('No')) });
    expect(await isThere(await savePhoto('maya', aPhoto()))).toBe(true);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(persist).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
