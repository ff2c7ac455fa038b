import type { DeviceLine, ShownPicture } from '@wonderlings/kernel';
import type { HttpContext } from '../request-state.ts';

/** Line and token of each picture, `line.token~line.token`. */
const KEYS_COOKIE = 'wonderlings_picture_keys';
/** Which pictures those are, for the page: `line.companion.1~…`, 1 with a code. It opens nothing. Known to the web app. */
const SHOWN_COOKIE = 'wonderlings_pictures';
/** As long as a device is remembered; each picture ends by its own line. */
const LIFE_MS = 30 * 86_400_000;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(`^(${UUID})\\.([\\w-]{43})$`);
const SHARED = { sameSite: 'lax', signed: false, overwrite: true } as const;
// Unsigned: each token is itself a secret that cannot be guessed.
const KEYS_OPTIONS = { ...SHARED, httpOnly: true, path: '/api' } as const;
const SHOWN_OPTIONS = { ...SHARED, httpOnly: false, path: '/' } as const;
/** More than a browser is ever given. */
const MOST_READ = 12;

/** What the answer of this request sets, for what still reads during it. */
const setNow = new WeakMap<object, readonly DeviceLine[]>();

/** The pictures that the browser holds, as it says. */
export function picturesOf(ctx: HttpContext): readonly DeviceLine[] {
  const now = setNow.get(ctx);
  if (now) return now;
  const sent = ctx.cookies.get(KEYS_COOKIE, { signed: false })?.split('~', MOST_READ) ?? [];
  return sent.flatMap((one) => {
    const [, lineId, token] = KEY.exec(one) ?? [];
    return lineId === undefined || token === undefined ? [] : [{ lineId, token }];
  });
}

/** Sets both cookies, or clears both where there is no picture. */
export function setPictures(ctx: HttpContext, pictures: readonly Omit<ShownPicture, 'childId'>[]): void {
  setNow.set(ctx, pictures);
  const life = pictures.length > 0 ? { maxAge: LIFE_MS } : { expires: new Date(0) };
  const keys = pictures.map(({ lineId, token }) => `${lineId}.${token}`);
  const shown = pictures.map(({ lineId, picture, hasCode }) => `${lineId}.${picture}.${hasCode ? 1 : 0}`);
  ctx.cookies.set(KEYS_COOKIE, keys.join('~'), { ...KEYS_OPTIONS, ...life });
  ctx.cookies.set(SHOWN_COOKIE, shown.join('~'), { ...SHOWN_OPTIONS, ...life });
}
