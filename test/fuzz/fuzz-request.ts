import fc from 'fast-check';
import { brokenBody, HOSTILE_TEXTS, hostileJson } from './hostile-values.ts';
import { type Components, harvested, type JsonSchema, jsonOf } from './json-of-schema.ts';

/** Who sends it: the child whose words must stay its own, another child, a demo guest, no session, a session that never was. */
export const CALLERS = ['owner', 'other', 'guest', 'signed-out', 'garbage'] as const;
export type Caller = (typeof CALLERS)[number];

export interface FuzzRequest {
  readonly caller: Caller;
  readonly method: string;
  /** With its query, as it goes over the wire. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: JsonSchema }[];
  /** A call that takes bytes has none of JSON. */
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: JsonSchema } } };
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Components };
}

/** Replaced, when a request is sent, by the id of that child. */
export const OWNERS_ID = '{{owner}}';
export const OTHERS_ID = '{{other}}';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
/** What nothing may be answered to but files, pages and refusals. */
const OTHER_TARGETS = [
  '/',
  '/api',
  '/api/',
  '/api/nothing',
  '/API/moods',
  '//api/moods',
  '/api/moods/',
  '/api/moods%2f..%2fuser',
  '/api/../healthz',
  '/%00',
  '/api/%00',
  '/api/%zz',
  '/api/%ff%fe',
  '/index.html%00.js',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/.git/config',
  '/.env',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  `/${'a'.repeat(8_000)}`,
  `/api/${'a/'.repeat(3_000)}`,
  `/api/moods?${'q=1&'.repeat(3_000)}`,
  '*',
  'http://evil.example/api/moods',
];

const id = fc.oneof(
  { weight: 3, arbitrary: fc.constant(OWNERS_ID) },
  { weight: 2, arbitrary: fc.constant(OTHERS_ID) },
  { weight: 2, arbitrary: harvested },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(encodeLoosely) },
);

/** Also of half a character, which `encodeURIComponent` refuses. */
function encodeLoosely(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) || '%20' : '%ed%a0%80';
}

function targetOf(path: string, operation: Operation): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => (segment.startsWith('{') ? id : fc.constant(segment)));
  const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
  const pair = fc
    .tuple(fc.constantFrom('userId', 'limit', 'cursor', '__proto__', ...names), id)
    .chain(([name, value]) =>
      fc.constantFrom(
        `${name}=${value}`,
        `${name}=200`,
        `${name}=${value}&${name}=${value}`,
        `${name}[]=${value}`,
        `${name}[a][b]=1`,
        `${name}=`,
        `${name}=-1`,
        `${name}=1e99`,
        name,
      ),
    );
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.array(pair, { minLength: 1, maxLength: 3 }).map((pairs) => `?${pairs.join('&')}`) },
  );
  return fc.tuple(fc.tuple(...segments), query).map(([parts, search]) => parts.join('/') + search);
}

const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['Time-Zone', 'Europe/Berlin'],
  ['Time-Zone', 'Mars/Phobos'],
  ['Time-Zone', '../../etc/localtime'],
  ['Time-Zone', 'x'.repeat(4_000)],
  ['Idempotency-Key', 'the same key'],
  ['Idempotency-Key', 'k'.repeat(5_000)],
  ['Idempotency-Key', '\u00ff\u00fe'],
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
  ['Referer', 'not an address'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['X-Forwarded-For', '127.0.0.1, ::1, nonsense:99999'],
  ['X-Forwarded-Proto', 'https'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Accept', 'text/html'],
  ['Accept-Encoding', 'br;q=9, nonsense'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'yesterday'],
  ['Range', 'bytes=5-1,-0,99999999999-'],
  ['Expect', '200-maybe'],
  ['Content-Encoding', 'gzip'],
  ['Cookie', 'wonderlings_session=; wonderlings_session=x; =; ;;'],
];
const headers = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...ODD_HEADERS), { minLength: 1, maxLength: 2 }) },
);
/** Most of them get past the door. */
const caller: fc.Arbitrary<Caller> = fc.constantFrom(
  ...CALLERS,
  ...(['owner', 'other', 'guest', 'owner', 'other'] as const),
);
const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      '',
      ';',
      'application/xml',
    ),
  },
);

function bodyOf(operation: Operation, components: Components): fc.Arbitrary<Buffer | null> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const none = { weight: 1, arbitrary: fc.constant(null) };
  const broken = { weight: 2, arbitrary: brokenBody };
  const hostile = { weight: 2, arbitrary: hostileJson.map((json) => Buffer.from(json)) };
  if (!schema) return fc.oneof({ ...none, weight: 8 }, broken, hostile);
  return fc.oneof(
    { weight: 16, arbitrary: jsonOf(schema, components).map((json) => Buffer.from(json)) },
    none,
    broken,
    hostile,
  );
}

/** Requests to every operation of the document, each as likely as the others, and some to what it does not have. */
export function requestsOf({ paths, components }: OpenApiDocument): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const described = fc.constantFrom(...operations).chain(({ path, method, operation }) =>
    fc.record({
      method: fc.oneof(
        { weight: 14, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      target: targetOf(path, operation),
      body: bodyOf(operation, components.schemas),
    }),
  );
  const elsewhere = fc.record({
    method: fc.constantFrom(...METHODS),
    target: fc.constantFrom(...OTHER_TARGETS),
    body: fc.oneof(fc.constant(null), brokenBody),
  });
  const sent = fc.oneof({ weight: 12, arbitrary: described }, { weight: 1, arbitrary: elsewhere });
  return fc
    .record({ caller, sent, odd: headers, type: contentType })
    .map(({ caller: from, sent: { method, target, body }, odd, type }) => ({
      caller: from,
      method,
      target,
      headers: [...odd, ...(body ? ([['Content-Type', type]] as const) : [])],
      body,
    }));
}
