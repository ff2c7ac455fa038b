import { finished } from 'node:stream';
import type { Logger, Metrics } from '@wonderlings/telemetry';
import type { HttpContext, HttpMiddleware } from '../request-state.ts';

const UNMATCHED = 'unmatched';
/** Asked for all the time by machines, or many a page: worth a line only when one looks for it. */
const QUIET = new Set(['static', '/healthz', '/readyz', '/metrics']);

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
      const { method, status } = { method: knownMethod(ctx), status: ctx.res.statusCode };
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
      if (QUIET.has(ctx.state.route)) logger.debug(line, 'request');
      else logger.info(line, 'request');
    });
    return next();
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** A metric has one series a method, and anybody can invent one. */
const knownMethod = (ctx: HttpContext): string => (METHODS.has(ctx.method) ? ctx.method : 'other');
