import type { Metrics } from '@wonderlings/telemetry';
import Koa from 'koa';
import type { HttpMiddleware, RequestState } from './request-state.ts';
import { createRouter, type HttpRouter, routesOf } from './router.ts';

/** What is known of how the server is. Names of tables and figures, nothing about a user. */
export interface Readiness {
  readonly ready: boolean;
  readonly database: 'ok' | 'unreachable';
  /** Without it nothing can be saved, and what was saved can be read: the server stays ready, since no other one could do more. */
  readonly log: 'ok' | 'unreachable';
  /** Events that the read tables do not show yet; null when it is unknown. */
  readonly lag: number | null;
  /** Read tables that stand still because a fold threw. They take nothing else with them, so the server stays ready. */
  readonly parkedTables: readonly string[];
  /** Read tables that are left to a newer release, since only that can read their next event. */
  readonly awaitingTables: readonly string[];
  /**
   * `awaiting-release`: lately a child's act was refused, because only a newer release can read its events. The others are served,
   * so the server stays ready: were it not, one child could take every process out after a rollback.
   */
  readonly writeSide: 'ok' | 'awaiting-release';
  /** The kind of error that keeps the read tables from moving. While they are behind as well, the server is not ready. */
  readonly fault: string | null;
  /** Background work waits and is not lost, so the server stays ready; null in a process without the role `worker`. */
  readonly jobs: JobsReadiness | null;
  /** `ok`, `unreachable`, or a sentence on what is wrong with its settings; null without one. */
  readonly redis: string | null;
}

/** The names of jobs that were given up, and how long the first that could run has waited. */
export type JobsReadiness =
  | { readonly failed: readonly string[]; readonly oldestWaitingSeconds: number }
  | 'unreachable';

interface OperatorOptions {
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
}

/** No session is needed to ask how the server is; the database is asked once a second for all of them. */
const FRESH_MS = 1_000;

/** For load balancers: `/healthz` (alive) and `/readyz` (may be sent requests), and nothing that others need to know. */
export function health(readiness: () => Promise<Readiness>): HttpMiddleware {
  const router = createRouter();
  const shared = sharedFor(FRESH_MS, readiness);
  alive(router);
  get(router, '/readyz', async (ctx) => {
    const { ready } = await shared();
    ctx.status = ready ? 200 : 503;
    ctx.body = { ready };
  });
  return routesOf(router);
}

/** For operators, on a listener of its own: `/metrics` (Prometheus), and `/readyz` with what was found. */
export function operatorApp({ metrics, readiness }: OperatorOptions): Koa<RequestState> {
  const router = createRouter();
  alive(router);
  get(router, '/readyz', async (ctx) => {
    const found = await readiness();
    ctx.status = found.ready ? 200 : 503;
    ctx.body = found;
  });
  get(router, '/metrics', async (ctx) => {
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  });
  return new Koa<RequestState>().use(routesOf(router));
}

function alive(router: HttpRouter): void {
  get(router, '/healthz', (ctx) => {
    ctx.body = { ok: true };
  });
}

function get(router: HttpRouter, path: string, answer: HttpMiddleware): void {
  router.get(path, (ctx, next) => {
    ctx.state.route = path;
    ctx.set('Cache-Control', 'no-store');
    return answer(ctx, next);
  });
}

/** Asks at most every `ms`, and only once at a time. */
function sharedFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { readonly answer: Promise<T>; readonly at: number } | undefined;
  return () => {
    const now = performance.now();
    if (!asked || now - asked.at > ms) asked = { answer: ask(), at: now };
    return asked.answer;
  };
}
