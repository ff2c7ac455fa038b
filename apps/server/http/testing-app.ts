import type { Route } from '@wonderlings/kernel';
import { createLogger, createMetrics } from '@wonderlings/telemetry';
import { type AppOptions, createApp } from './app.ts';
import { listen } from './listen.ts';
import type { SessionStore } from './middleware/session.ts';
import { type TestAgent, testAgent } from './testing-agent.ts';

export interface TestApp {
  readonly url: string;
  /** What was logged, a parsed line each. */
  readonly logged: readonly Record<string, unknown>[];
  readonly sessions: Map<string, Readonly<Record<string, unknown>>>;
  agent(): TestAgent;
  close(): Promise<void>;
}

/** The HTTP shell around `routes` alone: sessions in memory, nothing behind it. */
export async function startTestApp(routes: readonly Route[], overrides: Partial<AppOptions> = {}): Promise<TestApp> {
  const logged: Record<string, unknown>[] = [];
  const sessions = new Map<string, Readonly<Record<string, unknown>>>();
  const app = await createApp({
    routes,
    sessions: memorySessions(sessions),
    sessionKeys: ['a key of this test, at least 32 long'],
    rateLimits: [],
    trustedProxies: 0,
    webRoot: 'no-such-folder',
    readiness: async () => ({
      ready: true,
      database: 'ok',
      lag: 0,
      parkedTables: [],
      awaitingTables: [],
      fault: null,
    }),
    checkAnswers: true,
    logger: createLogger({ level: 'debug', destination: { write: (line) => void logged.push(JSON.parse(line)) } }),
    metrics: createMetrics(),
    now: () => new Date(),
    ...overrides,
  });
  const listening = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${listening.port}`;
  return { url, logged, sessions, agent: () => testAgent(url), close: () => listening.close(0) };
}

function memorySessions(sessions: Map<string, Readonly<Record<string, unknown>>>): SessionStore {
  return {
    get: async (id) => sessions.get(id),
    set: async (id, data) => void sessions.set(id, data),
    destroy: async (id) => void sessions.delete(id),
  };
}
