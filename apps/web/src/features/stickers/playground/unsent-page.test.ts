import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDevice } from '../../../device/store/forgetting.ts';
import { deniedDevice, freshDevice, reloadPage } from '../../../device/store/testing/fresh-device.ts';
import { newSticker } from './playground-sticker.ts';
import { unsentOnDevice } from './unsent-page.ts';

const page = [newSticker('a', 'zola-wave', [50, 50], [])];
const unsent = { page, saved: [{ placementId: 'p1', sticker: newSticker('b', 'first-star', [10, 10], []) }] };
const readAnew = (userId: string) => {
  reloadPage();
  return unsentOnDevice(userId).read();
};

beforeEach(freshDevice);
afterEach(() => vi.restoreAllMocks());

it('is found again by the next page, by its own child alone', async () => {
  unsentOnDevice('maya').keep(unsent);
  await vi.waitFor(async () => expect(await readAnew('maya')).toEqual(unsent));
  expect(await readAnew('noah')).toBeNull();
});

it('is gone when the server has it', async () => {
  unsentOnDevice('maya').keep(unsent);
  await vi.waitFor(async () => expect(await readAnew('maya')).toEqual(unsent));
  const keeper = unsentOnDevice('maya');
  await keeper.read();
  keeper.keep(null);
  await vi.waitFor(async () => expect(await readAnew('maya')).toBeNull());
});

it('is gone when the child has this device forget its things', async () => {
  unsentOnDevice('maya').keep(unsent);
  await vi.waitFor(async () => expect(await readAnew('maya')).toEqual(unsent));
  await forgetDevice('maya');
  expect(await readAnew('maya')).toBeNull();
});

it('is not there, and says so in the log, where nothing may be kept', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  deniedDevice();
  const keeper = unsentOnDevice('maya');
  keeper.keep(unsent);
  expect(await keeper.read()).toBeNull();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
});
