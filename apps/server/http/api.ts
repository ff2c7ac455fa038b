import type { Route } from '@wonderlings/kernel';
import compose from 'koa-compose';
import { HttpRefusal } from './http-refusal.ts';
import { answerInTime } from './middleware/answer-in-time.ts';
import { noStore } from './middleware/no-store.ts';
import { originCheck } from './middleware/origin-check.ts';
import { openApiDocument } from './openapi.ts';
import type { HttpContext, HttpMiddleware } from './request-state.ts';
import { addRoute, type RouteAdapterOptions } from './route-adapter.ts';
import { createRouter, type HttpRouter, routesOf } from './router.ts';

const OPENAPI_PATH = '/api/openapi.json';

export interface ApiOptions extends RouteAdapterOptions {
  /** Milliseconds; see {@link answerInTime}. */
  readonly answerWithinMs?: number | undefined;
  readonly publicUrl: URL | undefined;
}

/** Everything under `/api`: the modules' routes, their description, and an answer for whatever is none of these. */
export function api(routes: readonly Route[], options: ApiOptions): HttpMiddleware {
  const router = createRouter();
  for (const route of routes) addRoute(router, route, options);
  addDescription(router, routes);
  const inside = compose<HttpContext>([
    noStore,
    callLimits(options.admission),
    originCheck(options.publicUrl),
    answerInTime(options.answerWithinMs),
    routesOf(router),
    noRoute(router),
  ]);
  return (ctx, next) => (ctx.path === '/api' || ctx.path.startsWith('/api/') ? inside(ctx, next) : next());
}

/** By network and in all, whatever is called: before anything is looked up for it. */
function callLimits({ callLimits: limiter }: ApiOptions['admission']): HttpMiddleware {
  return (ctx, next) => {
    const call = {
      call: ctx.method,
      ip: ctx.ip,
      childId: undefined,
      body: undefined,
      bodyBytes: 0,
      answerBytes: 0,
      knownDevice: undefined,
    };
    return limiter.limit(ctx, call, next);
  };
}

function addDescription(router: HttpRouter, routes: readonly Route[]): void {
  // Made when it is asked for: it takes a third of a second, which every start would wait for. Bytes, which all answers share: of a
  // text each waiting answer would have a copy.
  let document: Buffer | undefined;
  router.get(OPENAPI_PATH, (ctx) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument(routes.map((route) => route.endpoint))));
    ctx.state.route = OPENAPI_PATH;
    ctx.type = 'application/json';
    ctx.body = document;
  });
}

/** 404 for what does not exist; 405, or the answer to OPTIONS, for what exists under another method. */
function noRoute(router: HttpRouter): HttpMiddleware {
  return (ctx) => {
    const allowed = new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods));
    if (allowed.size === 0) throw new HttpRefusal(404, 'route.unknown', 'There is nothing here.');
    ctx.set('Allow', [...allowed, 'OPTIONS'].join(', '));
    if (ctx.method !== 'OPTIONS') throw new HttpRefusal(405, 'route.wrong-method', 'This cannot be done here.');
    ctx.status = 204;
  };
}
