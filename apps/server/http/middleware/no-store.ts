import type { HttpMiddleware } from '../request-state.ts';

/** Personal answers stay out of every cache, also the browser's own. */
export const noStore: HttpMiddleware = (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  return next();
};
