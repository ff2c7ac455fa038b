import Router from '@koa/router';
import type { HttpMiddleware, RequestState } from './request-state.ts';

export type HttpRouter = Router<RequestState>;

/** A router for which `/api/Moods` and `/api/moods/` are other addresses than `/api/moods`: each thing has one. */
export const createRouter = (): HttpRouter => new Router<RequestState>({ sensitive: true, strict: true });

// The router adds its own fields to the context; it does not need them to be there before, as its type says.
export const routesOf = (router: HttpRouter): HttpMiddleware => router.routes() as unknown as HttpMiddleware;
