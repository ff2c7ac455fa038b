import { expect, it, vi } from 'vitest';
import type { Darkroom } from './darkroom.ts';
import { LONGEST_SIDE, MOST_BYTES, preparePhoto } from './prepare-photo.ts';

const cleanJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xda, 0, 2]);
const exifJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0, 0xff, 0xda, 0, 2]);

/** Develops photos of `bytesAt(quality, width)` bytes. */
function darkroom(
  size: { width: number; height: number },
  bytesAt = (_quality: number, _width: number) => 20,
  start = cleanJpeg,
) {
  const close = vi.fn();
  const sizes: number[] = [];
  const room: Darkroom = {
    open: async () => ({
      size,
      close,
      develop: async ({ width, height }, quality) => {
        sizes.push(Math.max(width, height));
        const bytes = new Uint8Array(bytesAt(quality, width));
        bytes.set(start);
        return new Blob([bytes], { type: 'image/jpeg' });
      },
    }),
  };
  return { room, close, sizes };
}
const file = (bytes: BlobPart = 'x') => new Blob([bytes]);

it('develops a photo no larger than it is kept, and closes the file', async () => {
  const { room, close, sizes } = darkroom({ width: 4032, height: 3024 });
  expect((await preparePhoto(file(), room)).type).toBe('image/jpeg');
  expect(sizes).toEqual([LONGEST_SIDE]);
  expect(close).toHaveBeenCalledOnce();
});

it('goes on to smaller ones until one fits', async () => {
  const { room, sizes } = darkroom({ width: 4032, height: 3024 }, (_, width) => (width > 640 ? MOST_BYTES + 1 : 100));
  expect((await preparePhoto(file(), room)).size).toBe(100);
  expect(sizes).toEqual([1280, 1280, 960, 640]);
});

it('takes none that is too big at every size', async () => {
  const { room, close } = darkroom({ width: 4032, height: 3024 }, () => MOST_BYTES + 1);
  await expect(preparePhoto(file(), room)).rejects.toMatchObject({ kind: 'too-big' });
  expect(close).toHaveBeenCalledOnce();
});

it('unpacks no picture that would not fit into memory', async () => {
  const { room, sizes } = darkroom({ width: 30_000, height: 30_000 });
  await expect(preparePhoto(file(), room)).rejects.toMatchObject({ kind: 'too-big' });
  expect(sizes).toEqual([]);
});

const closed: Darkroom = { open: () => Promise.reject(new Error('cannot read')) };

it('says of HEIC that it cannot be opened here, whatever its name', async () => {
  const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0]);
  await expect(preparePhoto(file(heic), closed)).rejects.toMatchObject({ kind: 'unreadable-kind' });
});

it('says of anything else that it is no picture', async () => {
  await expect(preparePhoto(file('My diary'), closed)).rejects.toMatchObject({ kind: 'not-a-picture' });
  await expect(preparePhoto(file(), darkroom({ width: 0, height: 0 }).room)).rejects.toMatchObject({
    kind: 'not-a-picture',
  });
});

it('hands on no photo that an encoder has put EXIF into', async () => {
  const { room } = darkroom({ width: 100, height: 100 }, () => 20, exifJpeg);
  await expect(preparePhoto(file(), room)).rejects.toThrow('not kept');
});
