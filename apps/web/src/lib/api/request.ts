import { type Endpoint, ErrorAnswer } from '@wonderlings/kernel/contract';
import { ApiError, type Refusal } from './api-error.ts';
import { newIdempotencyKey } from './attempt.ts';

export { newIdempotencyKey };

export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Sent as they are, where an endpoint takes bytes. */
  readonly bytes?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** Pin it over the retries of one write, so that the server does it once. Default: a new one for each call. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds, for what takes longer than a save; see {@link TIME_LIMIT_MS}. */
  readonly timeLimitMs?: number;
  /** false for a call that the first touch waits for and that needs no day: to find the zone out takes a slow phone a tenth of a second. */
  readonly timeZone?: false;
  /** The call outlives the page that makes it. For small bodies: browsers allow 64 kB in all. */
  readonly keepalive?: boolean;
}

/** A stalled call is a lost one from then on, for whatever waits for it; the same key makes it safe to send it again. */
export const TIME_LIMIT_MS = 15_000;

/**
 * Sends one documented call. Throws `ApiError` for a non-success answer, `fetch`'s own error without a network or when the
 * whole answer takes longer than the limit, and another `Error` for a refusal that is not the server's own.
 */
export async function send(endpoint: Endpoint, parts: RequestParts = {}): Promise<Response> {
  const response = await fetch(urlOf(endpoint.path, parts), {
    method: endpoint.method,
    headers: headersOf(endpoint, parts),
    credentials: 'include',
    ...bodyOf(parts),
    signal: limited(parts.signal, parts.timeLimitMs),
    ...(parts.keepalive ? { keepalive: true } : {}),
  });
  if (!response.ok) {
    const { status, statusText, headers } = response;
    const refusal = readApiError(status, statusText, await response.text(), headers.get('Retry-After'));
    throw isOfNetwork(response) ? new Error(refusal.message) : refusal;
  }
  return response;
}

/** Whether it says that it is JSON: a network that asks to sign in first answers any call with a page of its own. */
export const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');

/** The server refuses in JSON only. A proxy before it may ask to wait, or say that the server is away, with a page of its own. */
const isOfNetwork = (response: Response): boolean =>
  response.status < 500 && response.status !== 429 && !isJson(response);

function bodyOf({ body, bytes }: RequestParts): { body?: string | Blob } {
  if (bytes) return { body: bytes };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

/** What ends a call: its time limit, and what the caller gave. */
function limited(given: AbortSignal | undefined, timeLimitMs = TIME_LIMIT_MS): AbortSignal {
  const limit = AbortSignal.timeout(timeLimitMs);
  // Safari before 17.4 cannot join them: an answer that is not wanted any more does no harm, a stalled call does.
  return given && 'any' in AbortSignal ? AbortSignal.any([given, limit]) : limit;
}

function urlOf(path: string, { params, query }: RequestParts): string {
  const values = (params ?? {}) as Record<string, unknown>; // an endpoint's params are declared as a flat object
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    // A list is the same name several times.
    for (const one of [value].flat()) if (one != null) search.append(name, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function headersOf(endpoint: Endpoint, parts: RequestParts): Record<string, string> {
  const { body, bytes, headers, idempotencyKey } = parts;
  return {
    Accept: 'application/json',
    ...(parts.timeZone === false ? {} : { 'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC' }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(bytes ? { 'Content-Type': 'application/octet-stream' } : {}),
    ...(endpoint.method === 'GET' ? {} : { 'Idempotency-Key': idempotencyKey ?? newIdempotencyKey() }),
    ...headers,
  };
}

/** The message is `"{status}: {response text or status text}"` (specification 000, section 7). */
export function readApiError(
  status: number,
  statusText: string,
  body: string,
  retryAfter: string | null = null,
): ApiError {
  // Its other form is a date; none of our servers says one.
  const seconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return new ApiError(`${status}: ${body || statusText}`, status, readRefusal(body), seconds);
}

function readRefusal(body: string): Refusal | null {
  try {
    const answer = ErrorAnswer.partial({ code: true }).safeParse(JSON.parse(body));
    if (!answer.success) return null;
    const { error, code = '', fields = {}, details } = answer.data;
    return { error, code, fields, ...(details ? { details } : {}) };
  } catch {
    return null;
  }
}
