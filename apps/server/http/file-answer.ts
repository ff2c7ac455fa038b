import { Readable } from 'node:stream';
import type { FileAnswer } from '@wonderlings/kernel';
import { HttpRefusal } from './http-refusal.ts';
import type { HttpContext } from './request-state.ts';

const MOST_LISTENERS = 20;

/** What of a file is in memory at once: a piece that is read, and one that leaves. */
const HELD_BYTES = 1_048_576;

/**
 * Sends a file while it is read, whole or the one part that `Range` asks for.
 * @throws HttpRefusal 416 for a part that it does not have; what reading its first piece throws
 */
export async function sendFile(ctx: HttpContext, { name, type, size, read, begun }: FileAnswer): Promise<void> {
  const range = rangeOf(ctx, size);
  const { start, end } = range ?? { start: 0, end: size };
  const pieces = read(start, end)[Symbol.asyncIterator]();
  // Once headers have left, only a cut connection could tell that the file has gone.
  const first = await pieces.next();
  if (start === 0) await begun();
  ctx.status = range ? 206 : 200;
  ctx.type = type;
  ctx.length = end - start;
  ctx.set('Accept-Ranges', 'bytes');
  // Letters, digits and - . only: the names of files keep to it.
  ctx.set('Content-Disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`);
  if (range) ctx.set('Content-Range', `bytes ${start}-${end - 1}/${size}`);
  ctx.state.heldBytes = Math.min(HELD_BYTES, end - start);
  const body = Readable.from(allFrom(first, pieces), { objectMode: false, highWaterMark: HELD_BYTES / 4 });
  // Half of it has left already: only a cut connection tells that it is not whole.
  body.once('error', () => ctx.res.destroy());
  // Koa's pipeline listens besides all of ours, each once: over ten, Node would warn of a leak at the first file.
  ctx.res.setMaxListeners(MOST_LISTENERS);
  ctx.body = body;
}

async function* allFrom<Piece>(first: IteratorResult<Piece>, rest: AsyncIterator<Piece>): AsyncGenerator<Piece> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}

/** One part from a first byte on, with or without a last one; any other range is answered with the whole, as RFC 9110 allows. */
function rangeOf(ctx: HttpContext, size: number): { readonly start: number; readonly end: number } | undefined {
  const asked = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(ctx.get('Range'));
  if (!asked) return undefined;
  const start = Number(asked[1]);
  const end = asked[2] ? Math.min(Number(asked[2]) + 1, size) : size;
  if (start < end) return { start, end };
  ctx.set('Content-Range', `bytes */${size}`);
  throw new HttpRefusal(416, 'file.range', 'This file has no such part.');
}
