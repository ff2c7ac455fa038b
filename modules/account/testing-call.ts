import { randomUUID } from 'node:crypto';
import { type CommandContext, commandIdOf, DomainError, type Route, type RouteRequest } from '@wonderlings/kernel';
import type { Endpoint } from '@wonderlings/kernel/contract';
import type { z } from 'zod';
import type { Browser } from './testing-browser.ts';

export interface CallOptions {
  readonly browser: Browser;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly ip?: string;
  readonly report?: RouteRequest['report'];
}

const unexpected: RouteRequest['report'] = (error) => {
  throw error;
};

export const SIGNED_OUT = { kind: 'unauthenticated', code: 'session.needed' };

/** Calls a route as the HTTP shell does: session, schema, handler, and the answer held against its schema. */
export async function callRoute(
  routes: readonly Route[],
  endpoint: Endpoint,
  now: Date,
  options: CallOptions,
): Promise<unknown> {
  const { browser, params, body, idempotencyKey, timeZone = 'UTC', ip = '127.0.0.1' } = options;
  const route = routes.find((known) => known.endpoint === endpoint);
  if (!route) throw new Error(`No route for ${endpoint.method} ${endpoint.path}`);
  const childId = await browser.childId();
  if (endpoint.access === 'child' && !childId) {
    throw new DomainError('unauthenticated', SIGNED_OUT.code, 'Not authenticated. Please sign in.');
  }
  const context = (id: string): CommandContext => ({
    commandId: idempotencyKey ? commandIdOf(id, endpoint.path, idempotencyKey) : randomUUID(),
    correlationId: 'test',
    actor: 'child',
    now,
    timeZone,
  });
  const request = {
    params: endpoint.params && parse(endpoint.params, params),
    body: endpoint.body && parse(endpoint.body, body),
    childId,
    session: browser,
    idempotencyKey,
    ip,
    network: ip,
    context,
    report: options.report ?? unexpected,
  };
  // Its childId is a string where the endpoint needs one: the session was looked up above.
  return endpoint.answer.parse(await route.handle(request as unknown as RouteRequest));
}

function parse(schema: z.ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new DomainError('invalid', 'input.invalid', 'Some of this needs another look.', fields);
}

/** The refusal that a call meets. */
export async function refusal(call: Promise<unknown>): Promise<DomainError> {
  const error: unknown = await call.then(
    (answer) => new Error(`It answered ${JSON.stringify(answer)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof DomainError) return error;
  throw error;
}
