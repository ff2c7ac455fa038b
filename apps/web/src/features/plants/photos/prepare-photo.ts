import { browserDarkroom, type Darkroom, fitInto, type OpenPicture } from './darkroom.ts';

/** Longest side of a kept photo, in pixels: sharp on a tablet, about 200 kB. */
export const LONGEST_SIDE = 1280;
/** No kept photo is larger, in bytes: 300 of them are 150 MB, a small part of what browsers give to one site. */
export const MOST_BYTES = 500_000;
/** What may come in: the largest phone cameras make 200 megapixels and files of 60 MB. Unpacked, a pixel takes 4 bytes. */
const MOST_FILE_BYTES = 80_000_000;
const MOST_PIXELS = 210_000_000;

/** From the best on; the first that is small enough is taken. */
const STEPS = [
  { longest: LONGEST_SIDE, quality: 0.82 },
  { longest: LONGEST_SIDE, quality: 0.6 },
  { longest: 960, quality: 0.55 },
  { longest: 640, quality: 0.5 },
  { longest: 400, quality: 0.5 },
] as const;

/**
 * Makes of a chosen file the photo that is kept: a JPEG, at most {@link LONGEST_SIDE} px and {@link MOST_BYTES}, without
 * EXIF, so without the place where it was taken.
 * @throws PhotoProblem for what is no picture, cannot be read here, or is too big
 */
export async function preparePhoto(file: Blob, darkroom: Darkroom = browserDarkroom): Promise<Blob> {
  if (file.size > MOST_FILE_BYTES) throw new PhotoProblem('too-big');
  const picture = await darkroom.open(file).catch(async (cause: unknown) => {
    throw new PhotoProblem((await isHeif(file)) ? 'unreadable-kind' : 'not-a-picture', { cause });
  });
  try {
    const { width, height } = picture.size;
    if (width * height === 0) throw new PhotoProblem('not-a-picture');
    if (width * height > MOST_PIXELS) throw new PhotoProblem('too-big');
    return await smallEnough(picture);
  } finally {
    picture.close();
  }
}

async function smallEnough(picture: OpenPicture): Promise<Blob> {
  for (const { longest, quality } of STEPS) {
    const photo = await picture.develop(fitInto(picture.size, longest), quality).catch((cause: unknown) => {
      throw new PhotoProblem('not-a-picture', { cause });
    });
    if (photo.size <= MOST_BYTES) return withoutMetadata(photo);
  }
  throw new PhotoProblem('too-big');
}

/** A promise to a child is looked at once more where it can be broken: encoders of other browsers are not ours. */
async function withoutMetadata(photo: Blob): Promise<Blob> {
  if (hasTellingMetadata(new Uint8Array(await photo.arrayBuffer()))) {
    throw new Error('The browser put metadata into a new photo, so it is not kept');
  }
  return photo;
}

/** `not-a-picture`: no picture, or a broken one. `unreadable-kind`: HEIC or AVIF in a browser that cannot read it. `too-big`: over the bounds. */
export type PhotoProblemKind = 'not-a-picture' | 'unreadable-kind' | 'too-big';

/** Why a photo was not taken. Nothing of it was kept. */
export class PhotoProblem extends Error {
  readonly kind: PhotoProblemKind;
  constructor(kind: PhotoProblemKind, options?: ErrorOptions) {
    super(`The photo was not taken: ${kind}`, options);
    this.kind = kind;
  }
}

/** The brands of ISO/IEC 23008-12 (HEIF) and of AVIF that cameras write. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];
const BRAND_ENDS = 12;

/** Whether the file says of itself that it is HEIC or a relative of it. Its name and declared type may lie, or be missing. */
async function isHeif(file: Blob): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, BRAND_ENDS).arrayBuffer()));
  return start.slice(4, 8) === 'ftyp' && BRANDS.includes(start.slice(8, BRAND_ENDS));
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
/** APP1 holds EXIF and XMP, APP13 IPTC, COM a comment: each can tell who took a photo, where and when. */
const TELLING = [0xe1, 0xed, 0xfe];

/** Whether a JPEG carries anything beside its picture that could tell of a place, a time or a person. */
function hasTellingMetadata(jpeg: Uint8Array): boolean {
  // After SOI (FF D8) come segments: FF, marker, length (which counts its own two bytes), data.
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === MARKER) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return false;
    if (TELLING.includes(marker)) return true;
    at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
  }
  return false;
}
