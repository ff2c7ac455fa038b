import { expect, it, vi } from 'vitest';

/** What is heard is the page's; the tests of a process share one. */
async function newPage() {
  vi.resetModules();
  return import('./together.ts');
}

it('has room for three sounds, and for another one when one of them has ended', async () => {
  const { takePlace } = await newPage();
  const places = [takePlace(), takePlace(), takePlace()];
  expect(places).not.toContain(null);
  expect(takePlace()).toBeNull();
  places[0]?.();
  places[0]?.();
  const next = takePlace();
  expect(next).not.toBeNull();
  expect(takePlace()).toBeNull();
});

it('tells the music how long something is heard over it, also where that ends badly', async () => {
  const { isMusicUnder, onMusicUnder, overTheMusic } = await newPage();
  const changed = vi.fn();
  const stop = onMusicUnder(changed);
  expect(isMusicUnder()).toBe(false);
  let end = () => {};
  overTheMusic(new Promise<void>((resolve) => (end = resolve)));
  overTheMusic(Promise.reject(new Error('no sound')));
  expect(isMusicUnder()).toBe(true);
  end();
  await vi.waitFor(() => expect(isMusicUnder()).toBe(false));
  expect(changed).toHaveBeenCalledTimes(4);
  stop();
});
