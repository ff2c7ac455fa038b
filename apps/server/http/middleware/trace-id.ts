import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { HttpMiddleware } from '../request-state.ts';

const TRACE_ID_HEADER = 'x-trace-id';
/** W3C trace context: version, trace id, parent id, flags. All zeros is no id. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;
/** A uuid, with or without its dashes: it is written into log lines and events, where no word of a caller may stand. */
const REQUEST_ID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** The caller's trace id where it is a sane one, else a new one. */
export function traceIdOf(headers: IncomingHttpHeaders): string {
  const traceparent = headers.traceparent;
  const requestId = headers['x-request-id'];
  const traced = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
  if (traced) return traced;
  if (typeof requestId === 'string' && REQUEST_ID.test(requestId)) return requestId;
  // Node draws these from a stock, which makes them far cheaper than so many random bytes.
  return randomUUID().replaceAll('-', '');
}

/** Gives every request an id, and every answer that id in `x-trace-id`. */
export const traceId: HttpMiddleware = (ctx, next) => {
  ctx.state.traceId = traceIdOf(ctx.req.headers);
  ctx.set(TRACE_ID_HEADER, ctx.state.traceId);
  return next();
};
