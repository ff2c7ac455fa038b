import { HttpRefusal } from '../http-refusal.ts';
import type { HttpMiddleware } from '../request-state.ts';

/** Refuses `%zz` and bytes that are not UTF-8, so that nothing further in needs to be ready for them. */
export const wellFormedUrl: HttpMiddleware = (ctx, next) => {
  try {
    decodeURIComponent(ctx.path);
    decodeURIComponent(ctx.querystring);
  } catch {
    throw new HttpRefusal(400, 'url.malformed', 'This address is not written right.');
  }
  return next();
};
