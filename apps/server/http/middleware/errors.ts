import type { Logger } from '@wonderlings/telemetry';
import { errorAnswer } from '../error-answer.ts';
import type { HttpMiddleware } from '../request-state.ts';

/** The one place where errors become answers. Unforeseen ones are logged with the trace id that the answer carries. */
export function errors(logger: Logger): HttpMiddleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const {
        status,
        body,
        expected,
        retryAfter = status === 503 ? 1 : undefined,
      } = errorAnswer(error, ctx.state.traceId);
      if (!expected) {
        const line = { err: error, traceId: ctx.state.traceId, route: ctx.state.route };
        if (status === 503) logger.warn(line, 'A store could not be reached');
        else logger.error(line, 'A request failed');
      }
      if (retryAfter !== undefined && !ctx.response.get('Retry-After')) ctx.set('Retry-After', String(retryAfter));
      ctx.status = status;
      ctx.body = body;
    }
  };
}
