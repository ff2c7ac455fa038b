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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that fits into a square of `longest` pixels: same shape, never larger than it was, at least one pixel. */
export function fitInto({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The browser's own decoder and encoder. An `<img>` and not `createImageBitmap`: it tells the size before it unpacks the
 * pixels, turns a photo as its EXIF orientation says, and reads HEIC where the system can (Safari).
 */
export const browserDarkroom: Darkroom = {
  async open(file) {
    const url = URL.createObjectURL(file);
    const image = new Image();
    const close = () => URL.revokeObjectURL(url);
    try {
      await new Promise<void>((resolve, reject) => {
        image.onload = () => resolve();
        image.onerror = () => reject(new Error('The browser could not read the picture'));
        image.src = url;
      });
    } catch (error) {
      close();
      throw error;
    }
    return {
      size: { width: image.naturalWidth, height: image.naturalHeight },
      develop: async (size, quality) => {
        await image.decode();
        return draw(image, size, quality);
      },
      close,
    };
  },
};

/** A fresh JPEG of the pixels alone: nothing of the old file but what can be seen goes into it. */
function draw(image: HTMLImageElement, { width, height }: Size, quality: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas');
  pen.imageSmoothingQuality = 'high';
  // JPEG has no see-through; without paper it would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, 0, 0, width, height);
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))),
      'image/jpeg',
      quality,
    );
  });
}
