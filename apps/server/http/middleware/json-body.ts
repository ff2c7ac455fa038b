import { bodyParser } from '@koa/bodyparser';
import { HttpRefusal } from '../http-refusal.ts';
import type { HttpContext, HttpMiddleware } from '../request-state.ts';

/** Room for the longest note many times over; the contract says 256 kB. */
export const BODY_LIMIT_BYTES = 256 * 1_024;

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: BODY_LIMIT_BYTES,
  onError(error, ctx) {
    throw refusalOf(error, ctx as HttpContext);
  },
});

/** Reads a JSON body into `ctx.request.body`. No body at all is an empty object: the schema then names what is missing. */
export const jsonBody: HttpMiddleware = (ctx, next) => {
  // `fetch` sends a length of 0 with a POST that has no body.
  if (ctx.request.length === 0) {
    ctx.request.body = {};
    return next();
  }
  const type = ctx.is('application/json');
  if (type === false) throw new HttpRefusal(415, 'body.wrong-type', 'Please send this as JSON (application/json).');
  return parse(ctx, next);
};

/** What raw-body and co-body say, in our words. */
function refusalOf(error: Error & { readonly status?: unknown; readonly type?: unknown }, ctx: HttpContext): Error {
  if (error.status === 413) {
    // The rest of the body is not worth waiting for.
    ctx.set('Connection', 'close');
    return new HttpRefusal(413, 'body.too-large', 'That is more than we can take at once (256 kB).');
  }
  if (error.status === 415) return new HttpRefusal(415, 'body.wrong-type', 'Please send this as JSON in UTF-8.');
  if (error.status === 400 || error instanceof SyntaxError) {
    return new HttpRefusal(400, 'body.not-json', 'This is not JSON that we can read.');
  }
  return error;
}
