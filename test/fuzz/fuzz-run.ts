import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { TestServer } from '../../apps/server/http/testing.ts';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { DEMO_ACCOUNT } from '../../modules/account/contract.ts';
import { wrongWith } from './findings.ts';
import {
  type Caller,
  type FuzzRequest,
  type OpenApiDocument,
  OTHERS_ID,
  OWNERS_ID,
  requestsOf,
} from './fuzz-request.ts';
import { HARVESTED } from './json-of-schema.ts';
import { overTheWire } from './wire.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Words that the owner saves before, and no other caller may read. */
  readonly canaries: readonly [string, ...string[]];
}
export interface FuzzReport {
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Operations of the document that were answered with a success at least once, such as `POST /api/moods`. */
  readonly succeeded: ReadonlySet<string>;
  readonly findings: readonly string[];
  /** What is left in memory after a collection, in MB: after each tenth of the requests. */
  readonly memory: readonly number[];
}

const AT_ONCE = 16;
const PART = 100;
const ANSWER_WITHIN_MS = 30_000;
/** Enough to see what is wrong. */
const MOST_FINDINGS = 20;
const MOST_HARVESTED = 2_000;
const PASSWORD = 'three odd words';

type Children = Readonly<Record<'owner' | 'other' | 'guest', TestAgent>>;

/** Sends requests made from the server's own OpenAPI document. The same seed makes the same requests, but for ids. */
export async function fuzz(server: TestServer, { requests, seed, canaries }: FuzzOptions): Promise<FuzzReport> {
  const { port } = new URL(server.url);
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApiDocument;
  const people = await makeChildren(server, canaries);
  const harvest = await harvestOf(document, people.children.other);
  const made = requestsOf(document);
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  const findings: string[] = [];
  const operationOf = operationFinder(document);
  const memory: number[] = [];
  let sent = 0;

  async function one(request: FuzzRequest, index: number): Promise<void> {
    const filled = fill(request, { ...people.ids, harvest });
    const note = (problem: string) =>
      findings.push(`#${index} ${problem}: ${filled.caller} ${filled.method} ${shown(filled)}`);
    try {
      const answer = await overTheWire(
        Number(port),
        filled,
        cookieOf(people.children, filled.caller),
        ANSWER_WITHIN_MS,
      );
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) succeeded.add(operationOf(filled));
      const problem = wrongWith(filled, answer, canaries);
      if (problem) note(`${problem} [${answer.text.split('\r\n\r\n')[1]?.slice(0, 200)}]`);
    } catch (error) {
      note(error instanceof Error ? error.message : String(error));
    }
  }

  for (let start = 0; start < requests && findings.length < MOST_FINDINGS; start += PART) {
    const size = Math.min(PART, requests - start);
    const queue = fc.sample(made, { numRuns: size, seed: seed + start }).entries();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, request] of queue) await one(request, start + index);
      }),
    );
    sent += size;
    await people.signInAgain();
    if (sent >= (requests * (memory.length + 1)) / 10) memory.push(usedMb());
  }
  return { sent, statuses, succeeded, findings, memory };
}

setFlagsFromString('--expose-gc');
// A flag that is set this late shows in new contexts only.
const collectGarbage = runInNewContext('gc') as () => void;

function usedMb(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1_048_576);
}

/** A child whose words are known, another one, and a guest, all signed in, and again whenever a request has ended their session. */
async function makeChildren(server: TestServer, canaries: FuzzOptions['canaries']) {
  const children: Children = { owner: server.agent(), other: server.agent(), guest: server.agent() };
  const [name, ...notes] = canaries;
  const owner = await children.owner.register({ password: PASSWORD, displayName: name });
  const other = await children.other.register({ password: PASSWORD });
  await children.guest.login(DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
  for (const note of notes) {
    const { status } = await children.owner.post('/api/moods', { feeling: 'Happy', note, title: note, content: note });
    if (status !== 201) throw new Error(`The owner's words could not be saved: ${status}`);
  }
  const accounts = { owner, other, guest: DEMO_ACCOUNT };
  return {
    children,
    ids: { owner: owner.id, other: other.id },
    async signInAgain(): Promise<void> {
      for (const caller of ['owner', 'other', 'guest'] as const) {
        const agent = children[caller];
        if ((await agent.get('/api/user')).status === 200) continue;
        agent.cookies.clear();
        await agent.login(accounts[caller].username, accounts[caller].password);
      }
    },
  };
}

/** Texts of the answers to all reads that need no argument: ids, names and days that the server knows. */
async function harvestOf({ paths }: OpenApiDocument, agent: TestAgent): Promise<readonly string[]> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 0 && value.length <= 60) found.add(value);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one);
  };
  for (const [path, item] of Object.entries(paths)) {
    if (item.get && !path.includes('{')) collect((await agent.get(path)).body);
  }
  // In an order that does not hang on ids.
  return [...found].sort().slice(0, MOST_HARVESTED);
}

interface Filling {
  readonly owner: string;
  readonly other: string;
  readonly harvest: readonly string[];
}

function fill(request: FuzzRequest, { owner, other, harvest }: Filling): FuzzRequest {
  const nth = (index: string) => harvest[Number(index) % harvest.length] ?? '';
  const inText = (text: string, encode: (word: string) => string) =>
    text
      .replaceAll(OWNERS_ID, owner)
      .replaceAll(OTHERS_ID, other)
      .replace(HARVESTED, (_, index: string) => encode(nth(index)));
  const { target, body } = request;
  // Bytes that are no text stay as they are.
  const text = body?.includes('{{') ? body.toString() : undefined;
  return {
    ...request,
    target: inText(target, encodeURIComponent),
    body: text === undefined ? body : Buffer.from(inText(text, (word) => JSON.stringify(word).slice(1, -1))),
  };
}

function cookieOf(children: Children, caller: Caller): string {
  if (caller === 'signed-out') return '';
  if (caller === 'garbage')
    return 'wonderlings_session=00000000-0000-4000-8000-000000000000; wonderlings_session.sig=AAAA';
  return [...children[caller].cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function operationFinder({ paths }: OpenApiDocument): (request: FuzzRequest) => string {
  const templates = Object.keys(paths).map((path) => ({
    path,
    shape: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return ({ method, target }) => {
    const pathname = target.split('?')[0] ?? '';
    return `${method} ${templates.find(({ shape }) => shape.test(pathname))?.path ?? pathname}`;
  };
}

const shown = ({ target, headers, body }: FuzzRequest): string =>
  [
    target.slice(0, 200),
    ...headers.map(([name, value]) => `${name}: ${value.slice(0, 60)}`),
    body?.toString().slice(0, 300) ?? '',
  ].join(' | ');
