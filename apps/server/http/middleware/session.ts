import { randomBytes } from 'node:crypto';
import { type BrowserSession, isChildGone } from '@wonderlings/kernel';
import type Koa from 'koa';
import { createSession } from 'koa-session';
import { browserKindOf } from '../browser-kind.ts';
import type { HttpContext, HttpMiddleware, RequestState } from '../request-state.ts';
import { deviceTokenOf, setDeviceCookie } from './device-cookie.ts';
import { picturesOf, setPictures } from './picture-cookies.ts';

/** koa-session's store; `@wonderlings/vault` has one. */
export interface SessionStore {
  get(id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  set(id: string, data: Readonly<Record<string, unknown>>, maxAge?: number | 'session'): Promise<void>;
  destroy(id: string): Promise<void>;
}

/** What koa-session hangs on the context, as far as it is used here. */
interface StoredSession {
  childId?: unknown;
  readonly externalKey: string;
  /** Milliseconds since 1970, of a session that was stored before. */
  readonly _expire?: number;
  /** Setting it stores the session anew at the end of the request. */
  maxAge: number;
  regenerate(): Promise<void>;
}

const COOKIE = 'wonderlings_session';
const SESSION_MS = 12 * 3_600_000;
/** A life begins anew with use, but not with every request: that would be a write a read. */
const RENEW_AFTER_MS = 3_600_000;
const ID_BYTES = 32;
/**
 * What a browser may still show of a child by going back. Not "storage": what the device keeps for the child (nights, plants,
 * stickers) goes when the child says so; the web app removes the copy of the user and the drafts itself. Not "cookies": ours
 * are taken away one by one, and another app on this host keeps its own.
 */
const CLEARED_AT_LOGOUT = '"cache"';

/**
 * Sessions in the store, 12 hours from the last use. The cookie holds a signed random id and ends with the browser.
 * `app.keys` signs it.
 */
export function session(app: Koa<RequestState>, store: SessionStore): HttpMiddleware {
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true, path: '/api' } as const;
  const options = {
    ...cookie,
    key: COOKIE,
    maxAge: SESSION_MS,
    store,
    genid: (ctx: HttpContext) => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      newestIds.set(ctx, id);
      return id;
    },
    // Ours, because koa-session would give the cookie the life of the session.
    externalKey: {
      get: (ctx: HttpContext) => ctx.cookies.get(COOKIE, cookie),
      set: (ctx: HttpContext, id: string) => void ctx.cookies.set(COOKIE, id, cookie),
    },
  };
  // Its types are those of an older zod and leave out what it does support (a store that answers undefined, cookie options).
  const load: HttpMiddleware = createSession(options as unknown as Parameters<typeof createSession>[0], app);
  return (ctx, next) =>
    load(ctx, async () => {
      storeOf.set(ctx, store);
      renew(ctx);
      try {
        await next();
      } catch (error) {
        if (isChildGone(error)) ctx.session = null;
        throw error;
      } finally {
        // A cookie that opens nothing (ended, expired, of an erased child) is taken away, so that it is not sent for ever.
        if (signedInChild(ctx) === undefined && ctx.cookies.get(COOKIE, cookie)) ctx.session = null;
      }
    });
}

const storeOf = new WeakMap<object, SessionStore>();
/** The ids made during a request, because koa-session's own answer is out of date after `regenerate`. */
const newestIds = new WeakMap<object, string>();

// koa-session extends the context without telling TypeScript; null after a sign-out.
const storedSession = (ctx: HttpContext): StoredSession | null => ctx.session as StoredSession | null;

function renew(ctx: HttpContext): void {
  const stored = storedSession(ctx);
  if (stored?._expire && stored._expire - Date.now() < SESSION_MS - RENEW_AFTER_MS) stored.maxAge = SESSION_MS;
}

/** The child that is signed in, if any. */
export function signedInChild(ctx: HttpContext): string | undefined {
  const childId = storedSession(ctx)?.childId;
  return typeof childId === 'string' ? childId : undefined;
}

/** The kernel's view of what the browser carries. */
export function browserSession(ctx: HttpContext): BrowserSession {
  return {
    async signIn(childId, lineId) {
      ctx.session = { childId, ...(lineId ? { lineId } : {}), browser: browserKindOf(ctx.get('User-Agent')) };
      await storedSession(ctx)?.regenerate();
    },
    async signOut() {
      const { sessionId } = this;
      ctx.session = null;
      // Now, and not only at the end of the request: whatever comes after it may fail or take its time.
      if (sessionId) await storeOf.get(ctx)?.destroy(sessionId);
      ctx.set('Clear-Site-Data', CLEARED_AT_LOGOUT);
    },
    get deviceToken() {
      return deviceTokenOf(ctx);
    },
    rememberDevice: (token) => setDeviceCookie(ctx, token),
    get pictures() {
      return picturesOf(ctx);
    },
    showPictures: (pictures) => setPictures(ctx, pictures),
    get sessionId() {
      if (signedInChild(ctx) === undefined) return undefined;
      return newestIds.get(ctx) ?? storedSession(ctx)?.externalKey;
    },
    get browser() {
      return browserKindOf(ctx.get('User-Agent'));
    },
  };
}
