import type { Route } from '@wonderlings/kernel';
import { createLogger, createMetrics } from '@wonderlings/telemetry';
import { type AdmissionOptions, createAdmission } from './admission/index.ts';
import { ADMISSION_LIMITS } from './admission/limits.ts';
import { type AppOptions, createApp } from './app.ts';
import { listen } from './listen.ts';
import type { SessionStore } from './middleware/session.ts';
import { type TestAgent, testAgent } from './testing-agent.ts';

const SESSION_KEYS = ['a key of this test, at least 32 long'];

export interface TestApp {
  readonly url: string;
  /** What was logged, a parsed line each. */
  readonly logged: readonly Record<string, unknown>[];
  readonly sessions: Map<string, Readonly<Record<string, unknown>>>;
  agent(): TestAgent;
  close(): Promise<void>;
}

type TestAppOptions = Partial<
  Omit<AppOptions, 'admission'> & Pick<AdmissionOptions, 'limits' | 'rateLimits' | 'callLimits' | 'limitsIn'>
>;

/** The HTTP shell around `routes` alone: sessions in memory, nothing behind it, and no rate limits but those that are given. */
export async function startTestApp(routes: readonly Route[], overrides: TestAppOptions = {}): Promise<TestApp> {
  const logged: Record<string, unknown>[] = [];
  const sessions = new Map<string, Readonly<Record<string, unknown>>>();
  const { limits, rateLimits = [], callLimits = [], limitsIn, metrics = createMetrics(), ...others } = overrides;
  const admission = createAdmission({
    ...(limits ? { limits } : {}),
    rateLimits,
    callLimits,
    limitsIn,
    sessionKeys: SESSION_KEYS,
    isBehindProxy: (others.trustedProxies ?? 0) > 0,
    metrics,
  });
  const app = await createApp({
    routes,
    sessions: memorySessions(sessions),
    sessionKeys: SESSION_KEYS,
    admission,
    isGrownUpAreaOpen: async () => false,
    publicUrl: undefined,
    trustedProxies: 0,
    webRoot: 'no-such-folder',
    readiness: async () => ({
      ready: true,
      database: 'ok',
      log: 'ok',
      lag: 0,
      parkedTables: [],
      awaitingTables: [],
      writeSide: 'ok' as const,
      fault: null,
      jobs: null,
      redis: null,
    }),
    checkAnswers: true,
    logger: createLogger({ level: 'debug', destination: { write: (line) => void logged.push(JSON.parse(line)) } }),
    metrics,
    now: () => new Date(),
    ...others,
  });
  const listening = await listen(app, {
    port: 0,
    host: '127.0.0.1',
    connections: admission.connections,
    limits: { ...ADMISSION_LIMITS, ...limits },
  });
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
