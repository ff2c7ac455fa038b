import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST, SCREENSHOT_SIZES } from './manifest.ts';

const WEB = join(import.meta.dirname, '..');
const inPublic = (src: string) => join(WEB, 'public', src);

/** `192x192`, as the picture itself says it. */
function sizeOf(src: string): string {
  const bytes = readFileSync(inPublic(src));
  if (bytes.toString('latin1', 1, 4) === 'PNG') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  // The extended form of WebP, which canvases write: 24 bits each, less one.
  if (bytes.toString('latin1', 8, 16) === 'WEBPVP8X')
    return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
  throw new Error(`${src} is no picture that is known here`);
}
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' };
const typeOf = (src: string) => TYPES[src.slice(src.lastIndexOf('.') + 1)];

const { icons, shortcuts, screenshots } = MANIFEST;
const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots];

describe('the manifest', () => {
  it.each(pictures)('names $src, which is there in the size and of the type that it says', ({ src, sizes, type }) => {
    expect(typeOf(src)).toBe(type);
    expect(sizes === 'any' ? existsSync(inPublic(src)) : sizeOf(src)).toBe(sizes === 'any' ? true : sizes);
  });

  it('has an icon for every way in which a device shows one', () => {
    const sizes = (purpose: string) => icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    for (const purpose of ['any', 'maskable']) expect(sizes(purpose)).toEqual(['192x192', '512x512']);
    expect(sizes('monochrome')).toEqual(['512x512', 'any']);
    // iOS does not look into the manifest.
    const [, touch = ''] =
      /rel="apple-touch-icon" href="([^"]+)"/.exec(readFileSync(join(WEB, 'index.html'), 'utf8')) ?? [];
    expect(sizeOf(touch)).toBe('180x180');
  });

  it('shows the app on a phone and in a window, in pictures of 100 kB at most, each with its words', () => {
    for (const form of Object.keys(SCREENSHOT_SIZES))
      expect(screenshots.filter(({ form_factor }) => form_factor === form).length).toBeGreaterThanOrEqual(2);
    for (const { src, label, sizes } of screenshots) {
      expect(statSync(inPublic(src)).size, src).toBeLessThanOrEqual(100_000);
      expect(label).toMatch(/[.?]$/);
      // What is longer is not shown by Chromium.
      const [width = 0, height = 0] = sizes.split('x').map(Number);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2.3 * Math.min(width, height));
    }
  });

  it('leads to a feeling, to breathing and to help', () => {
    expect(shortcuts.map(({ url }) => url)).toEqual(['/mood', '/activities/breath', '/#help']);
  });
});
