import { vi } from 'vitest';

export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
  readonly keepalive: boolean;
}
type Answer = Response | Error | (() => Response | Error | Promise<Response>);

export const NO_GROWN_UP = {
  now: '2026-11-21T17:00:00.000Z',
  isSet: false,
  setOn: null,
  openUntil: null,
  elsewhere: false,
  wrongTries: 0,
  nextTryAt: null,
  resetFrom: null,
};
const NOT_ASKED = { required: false, version: '2026-11-22', given: null, tryOutUntil: null };

/** Answers of a server on which the grown-up area is open in this session. */
export const inOpenArea = () => ({
  'GET /api/grown-up': json({
    ...NO_GROWN_UP,
    isSet: true,
    setOn: '2026-11-01',
    openUntil: '2026-11-21T17:15:00.000Z',
  }),
});

/** What the shell and home read for a signed-in child, unless the test says otherwise: nothing is there. */
function askedByTheShell(path: string): Response | undefined {
  const isEmptyList =
    /^\/api\/(sticker-placements|user-header-emoji|user-stickers|user-milestones|rewards\/new|moods\?from=|history\?from=)/.test(
      path,
    );
  if (isEmptyList) return json([]);
  if (path === '/api/support') return json({ email: null, retentionYears: null });
  if (path === '/api/grown-up') return json(NO_GROWN_UP);
  if (path === '/api/pictures') return json({ here: null });
  return path === '/api/consent' ? json(NOT_ASKED) : undefined;
}

/** Stands in for the network: answers by `"METHOD /path"`, and keeps what it was asked. An `Error` is a lost network. */
export function fakeServer(answers: Record<string, Answer>) {
  const seen: SeenCall[] = [];
  const fetchStub = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = String(input);
    const method = init.method ?? 'GET';
    seen.push({
      method,
      path,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
      keepalive: init.keepalive === true,
    });
    // A write may say more in its address than a test asks for.
    const byDefault = method === 'GET' ? askedByTheShell(path) : answers[`${method} ${path.split('?')[0]}`];
    const answer = answers[`${method} ${path}`] ?? byDefault;
    if (answer === undefined) throw new Error(`The fake server does not know ${method} ${path}`);
    const given = typeof answer === 'function' ? await answer() : answer;
    if (given instanceof Error) throw given;
    return given.clone();
  };
  vi.stubGlobal('fetch', fetchStub);
  return { seen, answers, callsOf: (call: string) => seen.filter(({ method, path }) => `${method} ${path}` === call) };
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

export function refused(status: number, error: string, fields?: Record<string, string>): Response {
  return json({ error, code: 'test.refused', ...(fields ? { fields } : {}) }, status);
}

export const noNetwork = new TypeError('Failed to fetch');
