import type { HttpContext, HttpMiddleware } from '../request-state.ts';
import { keepsDevice } from './device-cookie.ts';
import { signedInChild } from './session.ts';

/** The web app reads it: without it no user is here, and a visitor's first page asks for nothing. Known to the web app. */
const COOKIE = 'wonderlings_here';
export const hasSignedInHint = (ctx: HttpContext): boolean => ctx.cookies.get(COOKIE, { signed: false }) !== undefined;
/** As long as a device is remembered. */
const HINT_MS = 30 * 86_400_000;
const OPTIONS = { httpOnly: false, sameSite: 'lax', path: '/', signed: false, overwrite: true } as const;

/**
 * Says in a readable cookie that this browser may have a user to sign in. It holds no name and opens nothing: the session
 * alone decides. Runs inside the session middleware.
 */
export const signedInHint: HttpMiddleware = async (ctx, next) => {
  const before = signedInChild(ctx);
  try {
    await next();
  } finally {
    const after = signedInChild(ctx);
    const hinted = hasSignedInHint(ctx);
    if (after !== undefined && (after !== before || !hinted)) setHint(ctx);
    else if (after === undefined && hinted && (before !== undefined || !keepsDevice(ctx))) clearHint(ctx);
  }
};

function setHint(ctx: HttpContext): void {
  ctx.cookies.set(COOKIE, '1', { ...OPTIONS, maxAge: HINT_MS });
}

function clearHint(ctx: HttpContext): void {
  ctx.cookies.set(COOKIE, '', { ...OPTIONS, expires: new Date(0) });
}
