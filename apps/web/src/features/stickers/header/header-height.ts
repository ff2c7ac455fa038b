import { USER_STORAGE_KEY } from '../../../lib/session/session-hint.ts';
import { keptJson } from '../../../lib/small-values.ts';

/** Under this name, and the child's id, the device keeps what is on the header. */
export const HEADER_KEY = 'wonderlings.header-stickers.';

/** As much of a sticker as decides how much room it takes: `y` in CSS pixels from the middle of the strip, degrees. */
interface Hanging {
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
}

/** Specification 000, section 9: at least 60 px high. */
const LEAST_HEIGHT = 60;
/** Of a drawn sticker of scale 1; an emoji is a little smaller. */
const STICKER_SIZE = 48;

/** How much higher than its least height the strip is, in CSS pixels, so that all of each sticker is on it. */
export function headerRoom(stickers: readonly Hanging[]): { readonly above: number; readonly below: number } {
  const reach = (towards: 1 | -1) => stickers.map((sticker) => towards * sticker.y + halfHeight(sticker));
  const beyond = (towards: 1 | -1) => Math.ceil(Math.max(0, ...reach(towards).map((far) => far - LEAST_HEIGHT / 2)));
  return { above: beyond(-1), below: beyond(1) };
}

/** Of the upright box around a square that was turned. */
function halfHeight({ rotation, scale }: Hanging): number {
  const angle = (rotation * Math.PI) / 180;
  return (STICKER_SIZE / 2) * scale * (Math.abs(Math.sin(angle)) + Math.abs(Math.cos(angle)));
}

/** How high the strip is, in CSS pixels; 0 without stickers. */
export function headerHeight(stickers: readonly Hanging[]): number {
  if (stickers.length === 0) return 0;
  const { above, below } = headerRoom(stickers);
  return Number.isFinite(above + below) ? LEAST_HEIGHT + above + below : LEAST_HEIGHT;
}

/** Pages give way by it: what is touched on them stays in sight below the strip. */
export function showHeaderHeight(height: number): void {
  document.documentElement.style.setProperty('--header-height', `${height}px`);
}

/**
 * How high the strip of the child that was here last is, in CSS pixels; 0 without stickers. Known before anything else has
 * loaded, so that the page does not jump when the strip comes.
 */
export function keptHeaderHeight(): number {
  const user = keptJson('device', USER_STORAGE_KEY);
  if (typeof user !== 'object' || user === null || !('id' in user)) return 0;
  const header = keptJson('device', `${HEADER_KEY}${user.id}`);
  return Array.isArray(header) ? headerHeight(header) : 0;
}
