import { isUtf8 } from 'node:buffer';
import getRawBody from 'raw-body';
import { clientGone, HttpRefusal } from '../http-refusal.ts';
import type { HttpContext, HttpMiddleware } from '../request-state.ts';

/** Room for the longest note many times over; the contract says 256 kB. */
export const BODY_LIMIT_BYTES = 256 * 1_024;

/**
 * Reads a JSON body into `ctx.state.body`. No body at all is an empty object: the schema then names what is missing.
 * @throws HttpRefusal 415 when it is not plain JSON in UTF-8, 413 when it is too large, 400 when it cannot be read
 */
export const jsonBody: HttpMiddleware = async (ctx, next) => {
  ctx.state.body = await bodyOf(ctx);
  await next();
};

/** Deeper than anything that we ask for, and shallow enough for code that calls itself for each level. */
const MOST_LEVELS = 32;

async function bodyOf(ctx: HttpContext): Promise<unknown> {
  // `fetch` sends a length of 0 with a POST that has no body.
  if (ctx.request.length === 0) return {};
  const type = ctx.is('application/json');
  if (type === null) return {};
  if (type === false) throw wrongType('Please send this as JSON (application/json).');
  if (!/^(utf-?8)?$/i.test(ctx.request.charset)) throw wrongType('Please send this as JSON in UTF-8.');
  // No browser packs what it sends, and a small package can hold a very large body.
  if (!/^(identity)?$/i.test(ctx.get('Content-Encoding'))) throw wrongType('Please send this without compression.');
  const bytes = await readBytes(ctx);
  ctx.state.bodyBytes = bytes.length;
  return parse(bytes);
}

const wrongType = (sentence: string): HttpRefusal => new HttpRefusal(415, 'body.wrong-type', sentence);
const unreadable = (): HttpRefusal => new HttpRefusal(400, 'body.not-json', 'This is not JSON that we can read.');

async function readBytes(ctx: HttpContext): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { limit: BODY_LIMIT_BYTES, length: ctx.request.length ?? null });
  } catch (error) {
    throw refusalOf(error, ctx);
  }
}

/** What raw-body says, in our words. */
function refusalOf(error: unknown, ctx: HttpContext): unknown {
  // Whatever it says of it: the connection is gone, and nothing of ours failed.
  if (ctx.req.destroyed && !ctx.req.complete) return clientGone();
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) {
    // The rest of the body is not worth waiting for.
    ctx.set('Connection', 'close');
    return new HttpRefusal(413, 'body.too-large', 'That is more than we can take at once (256 kB).');
  }
  return status === 400 ? unreadable() : error;
}

/** Bytes that are not UTF-8 would be saved as other words than the child's own. */
function parse(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw unreadable();
  if (levelsOf(bytes) > MOST_LEVELS) throw new HttpRefusal(400, 'body.too-deep', 'This is nested too deeply.');
  try {
    return JSON.parse(bytes.toString());
  } catch {
    // The error quotes the body, which must not be repeated.
    throw unreadable();
  }
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** How deep objects and lists are nested, without parsing them; text in quotes is no nesting. */
function levelsOf(bytes: Buffer): number {
  let level = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) isText = !isText;
    else if (isText && byte === BACKSLASH) at += 1;
    else if (!isText && CLOSING.has(byte)) level -= 1;
    else if (!isText && OPENING.has(byte)) {
      level += 1;
      deepest = Math.max(deepest, level);
    }
  }
  return deepest;
}
