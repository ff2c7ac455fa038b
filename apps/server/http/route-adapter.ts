import { DomainError, type FileAnswer, type Page, type Route, type RouteRequest } from '@wonderlings/kernel';
import type { Endpoint } from '@wonderlings/kernel/contract';
import { isList } from '@wonderlings/kernel/page-contract';
import type { Logger } from '@wonderlings/telemetry';
import type { Admission } from './admission/index.ts';
import { networksOf } from './admission/networks.ts';
import { isDemo, isPasswordSignIn, type LimitedCall, usernameIn } from './admission/rate-limits.ts';
import { askedRequest } from './asked-request.ts';
import { commandContext, idempotencyKeyOf } from './command-context.ts';
import { sendFile } from './file-answer.ts';
import { clientGone, HttpRefusal } from './http-refusal.ts';
import { parseInput } from './input.ts';
import { bytesBody } from './middleware/bytes-body.ts';
import { jsonBody } from './middleware/json-body.ts';
import { browserSession, signedInChild } from './middleware/session.ts';
import { signedInHint } from './middleware/signed-in-hint.ts';
import { nextLink, pageAnswer } from './page-answer.ts';
import type { HttpContext, HttpMiddleware } from './request-state.ts';
import type { HttpRouter } from './router.ts';

export interface RouteAdapterOptions {
  readonly session: HttpMiddleware;
  readonly admission: Admission;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Whether the grown-up area of the child is open in that session. */
  readonly isGrownUpAreaOpen: (childId: string, sessionId: string) => Promise<boolean>;
  /** Whether answers are held against their schema: in tests and development, where a mistake should hurt. */
  readonly checkAnswers: boolean;
}

/** `POST /api/moods`: names a call for limits and command ids. */
export const callOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

/** Registers a module's route: session, body, schemas, limits, then the handler. */
export function addRoute(router: HttpRouter, route: Route, options: RouteAdapterOptions): void {
  const { endpoint } = route;
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const named: HttpMiddleware = (ctx, next) => {
    ctx.state.route = endpoint.path;
    return next();
  };
  const steps = [
    named,
    options.session,
    options.admission.childRequests,
    signedInHint,
    access(endpoint, options),
    ...(endpoint.body ? [jsonBody] : []),
    ...(endpoint.bytes ? [bytesBody(endpoint.bytes.most)] : []),
    handler(route, options),
  ];
  router.register(path, [endpoint.method], steps);
}

/** Before the body is read: who is not signed in need not send one. */
function access(endpoint: Endpoint, { isGrownUpAreaOpen }: RouteAdapterOptions): HttpMiddleware {
  return async (ctx, next) => {
    if (endpoint.access === 'guest') return next();
    const childId = signedInChild(ctx);
    if (childId === undefined) {
      throw new DomainError('unauthenticated', 'session.needed', 'Not authenticated. Please sign in.');
    }
    if (endpoint.access === 'grown-up') {
      const { sessionId } = browserSession(ctx);
      if (sessionId === undefined || !(await isGrownUpAreaOpen(childId, sessionId))) {
        throw new DomainError('forbidden', 'grown-up.closed', 'The grown-up area is closed.');
      }
    }
    return next();
  };
}

function handler({ endpoint, handle }: Route, options: RouteAdapterOptions): HttpMiddleware {
  const call = callOf(endpoint);
  return async (ctx) => {
    const { body } = ctx.state;
    const childId = signedInChild(ctx);
    const request = {
      params: endpoint.params && parseInput(endpoint.params, ctx.params),
      query: endpoint.query && parseInput(endpoint.query, ctx.query),
      body: endpoint.body && parseInput(endpoint.body, body),
      bytes: ctx.state.bytes ?? new Uint8Array(),
      childId,
      context: commandContext(ctx, {
        call,
        now: options.now(),
        actor: endpoint.access === 'grown-up' ? 'grown-up' : 'child',
        asked: () => askedRequest(endpoint, ctx.params, body),
      }),
      idempotencyKey: idempotencyKeyOf(ctx),
      session: browserSession(ctx),
      ip: ctx.ip,
      network: networksOf(ctx.ip).wide,
      report: (err: unknown, what: string) =>
        options.logger.warn({ err, traceId: ctx.state.traceId, route: endpoint.path }, what),
    };
    if (endpoint.access !== 'guest') refuseOthers(childId, [ctx.params, ctx.query, body]);
    // Its params, query and body came out of this endpoint's own schemas, and access() made sure of the child.
    const answer = await admitted(ctx, call, options.admission, () => handle(request as RouteRequest));
    // What `route` has a handler of a file answer.
    if (endpoint.file !== undefined) return sendFile(ctx, answer as FileAnswer);
    ctx.status = endpoint.status;
    ctx.type = 'application/json';
    ctx.body = await answerText(ctx, endpoint, request.query, answer, options.checkAnswers);
  };
}

/** Within the limits, a demo in its turn; a device on which a password was right is known from then on. */
async function admitted<T>(ctx: HttpContext, call: string, admission: Admission, work: () => Promise<T>): Promise<T> {
  const { body, bodyBytes = 0, expectedBytes: answerBytes = 0 } = ctx.state;
  const username = usernameIn(body);
  const knownDevice = admission.devices.idFor(ctx, username);
  const childId = signedInChild(ctx);
  const limited: LimitedCall = { call, ip: ctx.ip, childId, body, bodyBytes, answerBytes, knownDevice };
  if (isDemo(limited)) {
    // Of those who hung up in the line, none is told.
    const unlessGone = () => (ctx.req.socket.destroyed ? Promise.reject(clientGone()) : work());
    return admission.rateLimits.limit(ctx, limited, () => admission.demoLine(networksOf(ctx.ip).wide, unlessGone));
  }
  const answer = await admission.rateLimits.limit(ctx, limited, work);
  if (username !== undefined && isPasswordSignIn(limited)) admission.devices.remember(ctx, username);
  return answer;
}

/** By hand: Koa would make 204 of a null and text of a string. */
async function answerText(
  ctx: HttpContext,
  endpoint: Endpoint,
  query: unknown,
  answer: unknown,
  checked: boolean,
): Promise<string | Buffer> {
  if (!isList(endpoint)) {
    if (checked) checkAnswer(endpoint, answer);
    return JSON.stringify(answer);
  }
  // What `route` has a handler of a list answer.
  const { items, body, cursor } = await pageAnswer(answer as Page<unknown>);
  if (checked) checkAnswer(endpoint, items);
  if (cursor !== null) ctx.set('Link', nextLink(ctx, Object.keys(query ?? {}), cursor));
  return body;
}

/** The session decides who one is: another child's id in a path, a query or a body is not ours to serve. */
function refuseOthers(childId: string | undefined, inputs: readonly unknown[]): void {
  for (const input of inputs) {
    const named = typeof input === 'object' && input !== null && 'userId' in input ? input.userId : undefined;
    // A list or an object is no child's id, and `String` of one with 5,000 levels ends in a full stack.
    if (named === undefined || named === null || (typeof named !== 'object' && String(named) === childId)) continue;
    throw new HttpRefusal(403, 'user.foreign', 'This belongs to somebody else.');
  }
}

function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  const checked = endpoint.answer.safeParse(answer);
  if (checked.success) return;
  const where = checked.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`${callOf(endpoint)} answers what its contract does not allow: ${where.join(', ')}`);
}
