import type { Metrics } from '@wonderlings/telemetry';
import type { HttpMiddleware } from './request-state.ts';
import { createRouter, routesOf } from './router.ts';

/** What `/readyz` says. Names of tables and figures, nothing about anybody. */
export interface Readiness {
  readonly ready: boolean;
  readonly database: 'ok' | 'unreachable';
  /** Events that the read tables do not show yet; null when nobody can say. */
  readonly lag: number | null;
  /** Read tables that stand still because a fold threw. They take nothing else with them, so the server stays ready. */
  readonly parkedTables: readonly string[];
  /** Read tables that are left to a newer release, since only that can read their next event. */
  readonly awaitingTables: readonly string[];
  /** The kind of error that keeps the read tables from moving. While they are behind as well, the server is not ready. */
  readonly fault: string | null;
}

interface HealthOptions {
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
}

/** For the machines that watch us: `/healthz` (alive), `/readyz` (may be sent requests), `/metrics` (Prometheus). */
export function health({ metrics, readiness }: HealthOptions): HttpMiddleware {
  const router = createRouter();
  const get = (path: string, answer: HttpMiddleware) =>
    router.get(path, (ctx, next) => {
      ctx.state.route = path;
      ctx.set('Cache-Control', 'no-store');
      return answer(ctx, next);
    });
  get('/healthz', (ctx) => {
    ctx.body = { ok: true };
  });
  get('/readyz', async (ctx) => {
    const found = await readiness();
    ctx.status = found.ready ? 200 : 503;
    ctx.body = found;
  });
  get('/metrics', async (ctx) => {
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  });
  return routesOf(router);
}
