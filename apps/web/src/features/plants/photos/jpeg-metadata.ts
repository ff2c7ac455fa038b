const MARKER = 0xff;
const START_OF_SCAN = 0xda;
/** APP1 holds EXIF and XMP, APP13 IPTC, COM a comment: each can tell who took a photo, where and when. */
const TELLING = [0xe1, 0xed, 0xfe];

/** Whether a JPEG carries anything beside its picture that could tell of a place, a time or a person. */
export function hasTellingMetadata(jpeg: Uint8Array): boolean {
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
