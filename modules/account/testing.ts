import { randomUUID } from 'node:crypto';
import { createPostgresEventStore, eventLogMigrations } from '@wonderlings/event-store';
import {
  type BrowserSession,
  type Children,
  commandIdOf,
  compose,
  createChildren,
  DomainError,
  type DomainEvent,
  type EventStore,
  type Module,
  open,
  type ReadDatabase,
  type Route,
  type RouteRequest,
  streamOf,
} from '@wonderlings/kernel';
import type { Endpoint } from '@wonderlings/kernel/contract';
import { sessionStore } from '@wonderlings/vault';
import { createTestVault, type TestVault } from '@wonderlings/vault/testing';
import type { z } from 'zod';
import type { User } from './contract.ts';
import * as contract from './contract.ts';
import { createAccountModule, type TellDemoStory } from './index.ts';
import { tableWriter } from './testing-doubles.ts';

export const PASSWORD = 'three odd words';
export const SIGNED_OUT = { kind: 'unauthenticated', code: 'session.needed' };
const SESSION_MS = 43_200_000;

/** A browser with its two cookies. */
export interface Browser extends BrowserSession {
  deviceToken: string | undefined;
  sessionId: string | undefined;
}

interface Form {
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
  readonly rememberDevice: boolean;
}

interface CallOptions {
  readonly browser?: Browser;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly timeZone?: string;
}

export interface AccountApp extends TestVault {
  readonly children: Children;
  readonly store: EventStore;
  readonly module: Module;
  browser(): Browser;
  /** Answers as the HTTP shell would, or throws the DomainError that it would turn into a refusal. */
  call<Target extends Endpoint>(endpoint: Target, options?: CallOptions): Promise<z.output<Target['answer']>>;
  /** A child that has just registered, in a browser of its own; one of many unless `fields` name it. */
  registered(fields?: Partial<Form>): Promise<Form & { readonly user: User; readonly browser: Browser }>;
  userOf(browser: Browser): Promise<User>;
  /** What the log holds of a child, opened. */
  history(childId: string): Promise<DomainEvent[]>;
  runJobs(): Promise<void>;
  typesOf(childId: string): Promise<string[]>;
  end(): Promise<void>;
  /** The next call of that name never happens: it throws instead, as if the process had ended just before. */
  crashBefore(step: Step): void;
}

type Step = 'execute' | 'activate' | 'destroy';

/** The account module on a real vault and a real `read.users`; the HTTP shell and its cookies are stood in for. */
export async function createAccountApp(tellDemoStory: TellDemoStory = async () => {}): Promise<AccountApp> {
  let opened: EventStore | undefined;
  const vaulted = await createTestVault({
    migrations: [eventLogMigrations],
    log: (sql) => {
      opened = createPostgresEventStore({ sql });
      return opened;
    },
  });
  if (!opened) throw new Error('The vault did not ask for the log');
  const store = opened;
  const { vault, database, now } = vaulted;
  const module = createAccountModule({ tellDemoStory });
  const composed = compose([module]);
  const waitUntilReached = await tableWriter(database.sql, composed, store, vault);
  const children = createChildren({
    composition: composed,
    registry: composed.registry,
    store,
    keys: vault,
    waitUntilReached,
  });
  // postgres.js' sql is one; its own types only name more kinds of values.
  const read = database.sql as unknown as ReadDatabase;
  let doomed: Step | undefined;
  const unlessDoomed = <Work extends (...args: never[]) => Promise<unknown>>(step: Step, work: Work): Work =>
    // The same function, but for the one call.
    (async (...args: Parameters<Work>) => {
      if (doomed !== step) return work(...args);
      doomed = undefined;
      throw new Error(`crashed before ${step}`);
    }) as Work;
  const dependencies = {
    children: { execute: unlessDoomed('execute', children.execute) },
    vault: {
      ...vault,
      activate: unlessDoomed('activate', vault.activate),
      destroy: unlessDoomed('destroy', vault.destroy),
    },
    now,
    newId: () => randomUUID(),
    read,
  };
  const routes = module.routes(dependencies);
  const sessions = sessionStore(database.sql, now);

  function browser(): Browser {
    const it: Browser = {
      sessionId: undefined,
      deviceToken: undefined,
      async signIn(childId) {
        if (it.sessionId) await sessions.destroy(it.sessionId);
        it.sessionId = randomUUID();
        await sessions.set(it.sessionId, { childId }, SESSION_MS);
      },
      async signOut() {
        if (it.sessionId) await sessions.destroy(it.sessionId);
        it.sessionId = undefined;
      },
      rememberDevice(token) {
        it.deviceToken = token ?? undefined;
      },
    };
    return it;
  }

  async function call(
    endpoint: Endpoint,
    { browser: asked, body, idempotencyKey, timeZone = 'UTC' }: CallOptions = {},
  ) {
    const session = asked ?? browser();
    const stored = session.sessionId ? await sessions.get(session.sessionId) : undefined;
    const childId = stored?.childId;
    if (endpoint.access === 'child' && !childId)
      throw new DomainError('unauthenticated', 'session.needed', 'Please sign in.');
    const request = {
      body: endpoint.body && parse(endpoint.body, body),
      childId,
      session,
      ip: '127.0.0.1',
      context: (id: string) => ({
        commandId: idempotencyKey ? commandIdOf(id, endpoint.path, idempotencyKey) : randomUUID(),
        correlationId: 'test',
        actor: 'child',
        now: now(),
        timeZone,
      }),
    };
    const answer = await routeOf(routes, endpoint).handle(request as RouteRequest);
    return endpoint.answer.parse(answer);
  }

  // The answer was parsed with this endpoint's own schema.
  const typedCall = call as AccountApp['call'];
  const userOf = (of: Browser) => typedCall(contract.getUser, { browser: of });
  let registrations = 0;
  async function registered(fields: Partial<Form> = {}) {
    registrations += 1;
    const username = `child-${registrations}`;
    const body = { username, displayName: 'Momo', password: PASSWORD, rememberDevice: true, ...fields };
    const its = browser();
    const user = await typedCall(contract.register, { browser: its, body });
    return { ...body, user, browser: its };
  }

  async function history(childId: string): Promise<DomainEvent[]> {
    const key = (await vault.keysOf([childId])).get(childId) ?? null;
    const stored = await store.readStream(streamOf(childId));
    return stored.flatMap((event) => {
      const opened = open(event, key, composed.registry);
      return opened.unreadable ? [] : [opened.event];
    });
  }

  return {
    ...vaulted,
    children,
    store,
    module,
    browser,
    call: typedCall,
    registered,
    userOf,
    history,
    typesOf: async (childId) => (await history(childId)).map(({ type }) => type),
    async end() {
      await store.close();
      await database.drop();
    },
    crashBefore(step) {
      doomed = step;
    },
    async runJobs() {
      for (const job of module.jobs?.(dependencies) ?? []) await job.run();
    },
  };
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

function routeOf(routes: readonly Route[], endpoint: Endpoint): Route {
  const found = routes.find((route) => route.endpoint === endpoint);
  if (!found) throw new Error(`No route for ${endpoint.method} ${endpoint.path}`);
  return found;
}

function parse(schema: z.ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new DomainError('invalid', 'input.invalid', 'Some of this needs another look.', fields);
}
