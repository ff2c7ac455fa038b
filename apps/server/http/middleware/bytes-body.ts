import getRawBody from 'raw-body';
import { clientGone, HttpRefusal } from '../http-refusal.ts';
import type { HttpMiddleware } from '../request-state.ts';

/**
 * Reads a body of bytes into `ctx.state.bytes`.
 * @throws HttpRefusal 415 when it is not application/octet-stream, 413 when it has more than `most` bytes
 */
export const bytesBody =
  (most: number): HttpMiddleware =>
  async (ctx, next) => {
    if (ctx.request.length === 0) ctx.state.bytes = new Uint8Array();
    else {
      if (ctx.is('application/octet-stream') === false || !/^(identity)?$/i.test(ctx.get('Content-Encoding'))) {
        throw new HttpRefusal(415, 'body.wrong-type', 'Please send this as application/octet-stream.');
      }
      try {
        ctx.state.bytes = await getRawBody(ctx.req, { limit: most, length: ctx.request.length ?? null });
      } catch (error) {
        if (ctx.req.destroyed && !ctx.req.complete) throw clientGone();
        const status = error instanceof Error && 'status' in error ? error.status : undefined;
        if (status !== 413) throw error;
        // The rest of the body is not worth waiting for.
        ctx.set('Connection', 'close');
        throw new HttpRefusal(413, 'body.too-large', `That is more than we can take at once (${most} bytes).`);
      }
      ctx.state.bodyBytes = ctx.state.bytes.length;
    }
    await next();
  };
