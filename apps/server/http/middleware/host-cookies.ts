import type { HttpMiddleware } from '../request-state.ts';

const PREFIX = '__Host-';

/**
 * Over https every cookie of ours is `__Host-…`, Secure and for `/`: browsers then take it from this very host only, and one that was
 * set over plain http, or by a subdomain, is another cookie, which is not looked at.
 */
export const hostCookies: HttpMiddleware = (ctx, next) => {
  if (ctx.secure) {
    const plain = ctx.cookies;
    const prefixed: typeof plain = Object.create(plain);
    prefixed.get = (name, options) => plain.get(PREFIX + name, options);
    prefixed.set = (name, value, options) => {
      plain.set(PREFIX + name, value, { ...options, path: '/', secure: true });
      return prefixed;
    };
    ctx.cookies = prefixed;
  }
  return next();
};
