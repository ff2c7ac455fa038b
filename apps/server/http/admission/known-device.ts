import { createHmac, randomBytes } from 'node:crypto';
import type { HttpContext } from '../request-state.ts';

const COOKIE = 'wonderlings_known';
/** Longer than a summer without signing in. */
const LIFE_MS = 180 * 86_400_000;
/** Children who share a tablet; the one who signed in longest ago is forgotten first. */
const MOST_NAMES = 12;
const TAG_LENGTH = 22;
const VALUE = new RegExp(`^([\\w-]{${TAG_LENGTH}})((?:\\.[\\w-]{${TAG_LENGTH}}){1,${MOST_NAMES}})$`);
const OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/api', signed: true, overwrite: true } as const;

export interface KnownDevices {
  /** This device's random id, where that user name has signed in with its password here before. */
  idFor(ctx: HttpContext, username: string | undefined): string | undefined;
  /** To be called after a sign-in with a password. */
  remember(ctx: HttpContext, username: string): void;
}

/**
 * Which names have signed in on a device, in a signed cookie that says so to us alone and outlives a sign-out (OWASP: device
 * cookies against guessing). It opens nothing: guesses made elsewhere just do not count here.
 * @param keys the session keys, newest first; names are hashed with each, so that changing keys forgets no device
 */
export function knownDevices(keys: readonly string[]): KnownDevices {
  const tag = (key: string, id: string, username: string) =>
    createHmac('sha256', key).update(`known device ${id} ${username}`).digest('base64url').slice(0, TAG_LENGTH);
  return {
    idFor(ctx, username) {
      const known = username === undefined ? undefined : read(ctx);
      if (known === undefined || username === undefined) return undefined;
      return keys.some((key) => known.tags.includes(tag(key, known.id, username))) ? known.id : undefined;
    },
    remember(ctx, username) {
      const { id, tags } = read(ctx) ?? { id: randomBytes(16).toString('base64url'), tags: [] };
      const own = keys.map((key) => tag(key, id, username));
      const kept = [...own.slice(0, 1), ...tags.filter((one) => !own.includes(one))].slice(0, MOST_NAMES);
      ctx.cookies.set(COOKIE, [id, ...kept].join('.'), { ...OPTIONS, maxAge: LIFE_MS });
    },
  };
}

function read(ctx: HttpContext): { readonly id: string; readonly tags: readonly string[] } | undefined {
  const [, id, tags] = VALUE.exec(ctx.cookies.get(COOKIE, { signed: true }) ?? '') ?? [];
  return id === undefined || tags === undefined ? undefined : { id, tags: tags.slice(1).split('.') };
}
