import { finished } from 'node:stream';
import type { Logger, Metrics } from '@wonderlings/telemetry';
import { CLIENT_GONE } from '../http-refusal.ts';
import type { HttpContext, HttpMiddleware } from '../request-state.ts';

const UNMATCHED = 'unmatched';
/** Asked for all the time by machines, or many a page: worth a line only when one looks for it. */
const QUIET = new Set(['static', '/healthz', '/readyz']);

/**
 * One line and one measurement a request, when its answer has left. Never the path, the query, a header, the body or who
 * asked: the pattern of the route and the trace id are enough to find the rest.
 */
export function requestLog(logger: Logger, metrics: Metrics): HttpMiddleware {
  return (ctx, next) => {
    const started = performance.now();
    ctx.state.route = UNMATCHED;
    finished(ctx.res, (error) => {
      const ms = performance.now() - started;
      const method = knownMethod(ctx);
      const status = error && !ctx.res.headersSent ? CLIENT_GONE : ctx.res.statusCode;
      metrics.requestAnswered({ method, route: ctx.state.route, status, seconds: ms / 1_000 });
      const line = {
        traceId: ctx.state.traceId,
        method,
        route: ctx.state.route,
        status,
        ms: Math.round(ms * 10) / 10,
        // The caller hung up before the answer had left.
        ...(error ? { aborted: true } : {}),
      };
      // A flood that is refused is in the metrics; its lines must not fill the disk.
      if (QUIET.has(ctx.state.route) || status === 429 || ctx.state.isTurnedAway) logger.debug(line, 'request');
      else logger.info(line, 'request');
    });
    return next();
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** A metric has one series a method, and a client can invent one. */
const knownMethod = (ctx: HttpContext): string => (METHODS.has(ctx.method) ? ctx.method : 'other');
