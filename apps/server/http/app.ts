import type { Route } from '@wonderlings/kernel';
import type { Logger, Metrics } from '@wonderlings/telemetry';
import Koa from 'koa';
import type { Admission } from './admission/index.ts';
import { plainIp } from './admission/networks.ts';
import { api } from './api.ts';
import { health, type Readiness } from './health.ts';
import { HttpRefusal } from './http-refusal.ts';
import { cookieKeys } from './middleware/cookie-keys.ts';
import { errors } from './middleware/errors.ts';
import { hostCookies } from './middleware/host-cookies.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { type SessionStore, session } from './middleware/session.ts';
import { traceId } from './middleware/trace-id.ts';
import { wellFormedUrl } from './middleware/well-formed-url.ts';
import type { HttpMiddleware, RequestState } from './request-state.ts';
import { securityTxt } from './security-txt.ts';
import { staticFiles } from './static.ts';

export interface AppOptions {
  readonly routes: readonly Route[];
  readonly sessions: SessionStore;
  /** What cookies are signed with, the newest first. */
  readonly sessionKeys: readonly string[];
  readonly admission: Admission;
  /** Whether the grown-up area of the child is open in that session. */
  readonly isGrownUpAreaOpen: (childId: string, sessionId: string) => Promise<boolean>;
  /** Where browsers find us, when we were told. */
  readonly publicUrl: URL | undefined;
  /** How many proxies in front of us may be believed about address and protocol. */
  readonly trustedProxies: number;
  /** The folder of the built web app; it may be missing. */
  readonly webRoot: string;
  /** Whether browsers may keep the app; default: they may. Else their service worker is replaced by one that ends itself. */
  readonly offlineShell?: boolean;
  /** Whom a grown-up, or the finder of a weakness, can write to. */
  readonly supportEmail?: string | undefined;
  readonly readiness: () => Promise<Readiness>;
  readonly checkAnswers: boolean;
  /** In milliseconds, how long an answer may take. */
  readonly answerWithinMs?: number;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly now: () => Date;
}

/** The Koa app, whole, listening to nothing yet. */
export async function createApp(options: AppOptions): Promise<Koa<RequestState>> {
  const { logger, metrics } = options;
  const app = new Koa<RequestState>({
    proxy: options.trustedProxies > 0,
    maxIpsCount: options.trustedProxies,
  });
  app.keys = cookieKeys(options.sessionKeys);
  // A proxy that ends TLS need not say so with every request.
  if (options.publicUrl?.protocol === 'https:') Object.defineProperty(app.request, 'protocol', { value: 'https' });
  // What reaches Koa itself got past errors(): an answer that broke while it was sent.
  app.on('error', (err: unknown) => logger.warn({ err }, 'An answer could not be sent'));
  app.use(plainIp);
  app.use(traceId);
  app.use(requestLog(logger, metrics));
  app.use(errors(logger));
  app.use(securityHeaders());
  app.use(options.admission.requests);
  app.use(hostCookies);
  app.use(wellFormedUrl);
  app.use(health(options.readiness));
  app.use(securityTxt({ contact: options.supportEmail, now: options.now }));
  app.use(
    api(options.routes, {
      session: session(app, options.sessions),
      admission: options.admission,
      isGrownUpAreaOpen: options.isGrownUpAreaOpen,
      publicUrl: options.publicUrl,
      logger,
      now: options.now,
      checkAnswers: options.checkAnswers,
      answerWithinMs: options.answerWithinMs,
    }),
  );
  app.use(await staticFiles(options.webRoot, { retiresWorker: options.offlineShell === false }));
  app.use(nothingHere);
  return app;
}

const nothingHere: HttpMiddleware = () => {
  throw new HttpRefusal(404, 'page.unknown', 'There is nothing here.');
};
