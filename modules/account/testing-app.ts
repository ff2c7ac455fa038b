import { type DomainEvent, type ModuleDependencies, open, streamOf } from '@wonderlings/kernel';
import type { Endpoint } from '@wonderlings/kernel/contract';
import type { z } from 'zod';
import * as contract from './contract.ts';
import { createAccountModule, type DemoStory } from './index.ts';
import { type Browser, createBrowser } from './testing-browser.ts';
import { type CallOptions, callRoute } from './testing-call.ts';
import { createTestServer } from './testing-server.ts';

export const PASSWORD = 'three odd words';
const START = Date.parse('2026-05-01T12:00:00.000Z');

type Options = Partial<CallOptions>;
type Step = 'begin' | 'execute' | 'erase' | 'activate' | 'destroy';
export type AccountApp = Awaited<ReturnType<typeof createAccountApp>>;

/** The account module as a server runs it, with the clock in the test's hand. */
export async function createAccountApp(demoStory: DemoStory = () => []) {
  let clock = START;
  const now = () => new Date(clock);
  const module = createAccountModule({ demoStory });
  const server = await createTestServer(module, now);
  const { sql, vault, store, sessions } = server;
  const { dependencies, crashBefore } = crashing(server.dependencies);
  const routes = module.routes(dependencies);
  const browser = () => createBrowser(sessions);

  async function call<Target extends Endpoint>(
    endpoint: Target,
    options: Options = {},
  ): Promise<z.output<Target['answer']>> {
    // The answer was parsed with this endpoint's own schema.
    return callRoute(routes, endpoint, now(), { browser: browser(), ...options }) as Promise<
      z.output<Target['answer']>
    >;
  }

  /** What the log holds of a child, opened. */
  async function history(childId: string): Promise<DomainEvent[]> {
    const key = (await vault.keysOf([childId])).get(childId) ?? null;
    const stored = await store.readStream(streamOf(childId));
    return stored.flatMap((event) => {
      const opened = open(event, key, server.registry);
      return opened.unreadable ? [] : [opened.event];
    });
  }

  let registrations = 0;
  /** A child that has just registered, in a browser of its own; one of many unless `fields` name it. */
  async function registered(fields: Partial<z.output<typeof contract.RegisterInput>> = {}) {
    registrations += 1;
    const username = `child-${registrations}`;
    const body = { username, displayName: 'Momo', password: PASSWORD, rememberDevice: true, ...fields };
    const its = browser();
    const user = await call(contract.register, { browser: its, body });
    return { ...body, user, browser: its };
  }

  return {
    sql,
    vault,
    now,
    children: server.dependencies.children,
    read: server.dependencies.read,
    browser,
    call,
    registered,
    history,
    crashBefore,
    sweep: server.sweep,
    caughtUp: server.caughtUp,
    end: server.end,
    advance(ms: number) {
      clock += ms;
    },
    userOf: (of: Browser) => call(contract.getUser, { browser: of }),
    typesOf: async (childId: string) => (await history(childId)).map(({ type }) => type),
    async runJobs() {
      for (const job of module.jobs?.(dependencies) ?? []) await job.run();
      await server.caughtUp();
    },
  };
}

/** The next call of that name never happens: it throws instead, as if the process had ended just before. */
function crashing(whole: ModuleDependencies) {
  let doomed: Step | undefined;
  const unlessDoomed = <Work extends (...args: never[]) => Promise<unknown>>(step: Step, work: Work): Work =>
    // The same function, but for the one call.
    (async (...args: Parameters<Work>) => {
      if (doomed !== step) return work(...args);
      doomed = undefined;
      throw new Error(`crashed before ${step}`);
    }) as Work;
  const { children, vault } = whole;
  const dependencies: ModuleDependencies = {
    ...whole,
    children: {
      ...children,
      begin: unlessDoomed('begin', children.begin),
      execute: unlessDoomed('execute', children.execute),
      erase: unlessDoomed('erase', children.erase),
    },
    vault: {
      ...vault,
      activate: unlessDoomed('activate', vault.activate),
      destroy: unlessDoomed('destroy', vault.destroy),
    },
  };
  return {
    dependencies,
    crashBefore(step: Step) {
      doomed = step;
    },
  };
}
