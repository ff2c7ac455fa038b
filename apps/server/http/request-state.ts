import type { Middleware } from 'koa';

/** What our own middleware knows of a request, on `ctx.state`. */
export interface RequestState {
  /** In every log line of this request, in `x-trace-id`, and the correlation id of the events it causes. */
  traceId: string;
  /** The pattern that answered (`/api/streaks/{userId}`): the path itself may hold an id or a child's words. */
  route: string;
  /** What came as JSON, as it came; undefined where no body is asked for. */
  body?: unknown;
  bodyBytes?: number;
  /** What came as bytes, where bytes are asked for. */
  bytes?: Uint8Array;
  /** What admission holds for an answer before its work: about what the last one had. */
  expectedBytes?: number;
  /** Of an answer that is read while it leaves: what of it is in memory at once. */
  heldBytes?: number;
  /** Refused by admission, before anything was done for it. */
  isTurnedAway?: boolean;
}

export type HttpMiddleware = Middleware<RequestState>;
export type HttpContext = Parameters<HttpMiddleware>[0];
