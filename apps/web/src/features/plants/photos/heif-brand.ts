/** The brands of ISO/IEC 23008-12 (HEIF) and of AVIF that cameras write. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];
const BRAND_ENDS = 12;

/** Whether the file says of itself that it is HEIC or a relative of it. Its name and declared type may lie, or be missing. */
export async function isHeif(file: Blob): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, BRAND_ENDS).arrayBuffer()));
  return start.slice(4, 8) === 'ftyp' && BRANDS.includes(start.slice(8, BRAND_ENDS));
}
