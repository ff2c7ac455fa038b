import { answerChecker } from './testing-openapi.ts';

/** An answer, read whole. `body` is the parsed JSON, or undefined when it is none. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, instead of JSON. */
  readonly rawBody?: string | Uint8Array;
}

/** A browser as far as HTTP goes: it keeps cookies, and holds every answer against the server's own OpenAPI document. */
export interface TestAgent {
  readonly cookies: Map<string, string>;
  request(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<TestAnswer>;
  get(path: string, options?: RequestOptions): Promise<TestAnswer>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<TestAnswer>;
  put(path: string, body?: unknown, options?: RequestOptions): Promise<TestAnswer>;
  /** Makes an account (with a free name, unless one is given) and stays signed in; answers the user. */
  register(account?: Partial<TestAccount>): Promise<TestUser>;
  login(username: string, password: string): Promise<TestUser>;
}
export interface TestAccount {
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
}
type TestUser = TestAccount & { readonly id: string };

const PASSWORD = 'three odd words';
let accounts = 0;

/** @param url where the server listens, without a slash at the end */
export function testAgent(url: string): TestAgent {
  const cookies = new Map<string, string>();
  const check = answerChecker(url);

  async function request(
    method: string,
    path: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<TestAnswer> {
    const headers = new Headers(options.headers);
    if (cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', cookieHeader(cookies));
    if (body !== undefined) headers.set('content-type', 'application/json');
    const payload = options.rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: payload }),
    });
    keep(cookies, response.headers.getSetCookie());
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, body: json(text) };
    await check(method, path, answer);
    return answer;
  }

  async function signIn(path: string, account: TestAccount): Promise<TestUser> {
    // Remembered, so that whatever ends a device has one to end.
    const answer = await request('POST', path, { rememberDevice: true, ...account });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    const user: { readonly id: string; readonly displayName: string } = answer.body;
    return { ...account, ...user };
  }

  return {
    cookies,
    request,
    get: (path, options) => request('GET', path, undefined, options),
    post: (path, body, options) => request('POST', path, body, options),
    put: (path, body, options) => request('PUT', path, body, options),
    register(account = {}) {
      accounts += 1;
      const username = `child-${process.pid}-${accounts}`;
      return signIn('/api/register', { username, displayName: 'Mia', password: PASSWORD, ...account });
    },
    login: (username, password) => signIn('/api/login', { username, password, displayName: '' }),
  };
}

const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Also forgets what has expired. Paths and domains are not looked at: everything here is one server's `/api`. */
function keep(cookies: Map<string, string>, setCookies: readonly string[]): void {
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice('expires='.length);
    if (expires && Date.parse(expires) <= Date.now()) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
