import type { HttpContext } from '../request-state.ts';

const COOKIE = 'wonderlings_device';
const DEVICE_MS = 30 * 86_400_000;
/** Longer than any token of ours. */
const LONGEST = 200;
// Unsigned: the token is itself a secret that cannot be guessed.
const OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/api', signed: false, overwrite: true } as const;

/** Requests whose answer takes the cookie away. */
const forgotten = new WeakSet<object>();

/** Whether the browser sent a token, and keeps it after this answer. */
export const keepsDevice = (ctx: HttpContext): boolean => deviceTokenOf(ctx) !== undefined && !forgotten.has(ctx);

/** The remembered-device token that the browser sent. */
export function deviceTokenOf(ctx: HttpContext): string | undefined {
  const token = ctx.cookies.get(COOKIE, { signed: false });
  return token && token.length <= LONGEST ? token : undefined;
}

/** Remembers the device for 30 days, or forgets it. */
export function setDeviceCookie(ctx: HttpContext, token: string | null): void {
  if (token === null) forgotten.add(ctx);
  else forgotten.delete(ctx);
  if (token === null) ctx.cookies.set(COOKIE, '', { ...OPTIONS, expires: new Date(0) });
  else ctx.cookies.set(COOKIE, token, { ...OPTIONS, maxAge: DEVICE_MS });
}
