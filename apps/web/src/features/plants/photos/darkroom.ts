import type { Size } from './photo-size.ts';

/** A picture that has been opened; `develop` makes a JPEG of that size. */
export interface OpenPicture {
  readonly size: Size;
  readonly develop: (size: Size, quality: number) => Promise<Blob>;
  readonly close: () => void;
}
/** What turns a file into a fresh JPEG: the browser, or a fake of it. */
export interface Darkroom {
  readonly open: (file: Blob) => Promise<OpenPicture>;
}
