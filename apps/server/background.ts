import { anchorFiles, anchorWebhook, makeAnchors } from '@wonderlings/event-store';
import { createJobs, type Jobs } from '@wonderlings/jobs';
import type { Module, ModuleDependencies } from '@wonderlings/kernel';
import { sweepSandboxes } from '@wonderlings/read-model';
import type { Logger, Metrics } from '@wonderlings/telemetry';
import type { SessionStore } from '@wonderlings/vault';
import type { Stores } from './compose.ts';
import type { Config } from './config.ts';

interface BackgroundOptions {
  readonly config: Config;
  readonly stores: Stores;
  readonly modules: readonly Module[];
  readonly dependencies: ModuleDependencies;
  readonly sessions: SessionStore;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const RETRY_MS = 10_000;

/**
 * Starts what runs behind the scenes: the modules' repeating jobs, and the vault's tidying. Requests do not depend on it, so a
 * queue that is away is waited for in the background.
 */
export function startBackground(options: BackgroundOptions): { stop(): Promise<void> } {
  const jobs = createJobs({
    databaseUrl: options.stores.databaseUrl,
    redisUrl: options.config.redisUrl,
    logger: options.logger,
    onFinished: (job) => options.metrics.jobFinished(job),
  });
  register(jobs, options);

  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const start = async (): Promise<void> => {
    try {
      await jobs.start();
    } catch (err) {
      if (stopped) return;
      options.logger.warn({ err }, 'The jobs could not start, and are tried again');
      timer = setTimeout(start, RETRY_MS);
    }
  };
  void start();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await jobs.close();
    },
  };
}

function register(jobs: Jobs, { config, modules, dependencies, sessions, stores, logger }: BackgroundOptions): void {
  for (const module of modules) {
    for (const job of module.jobs?.(dependencies) ?? []) jobs.every(job.name, job.everyMs, job.run);
  }
  jobs.every('remove-expired-sessions', HOUR_MS, async () => {
    await sessions.removeExpiredSessions();
  });
  jobs.every('sweep-sandboxes', MINUTE_MS, async () => {
    const { sql, store } = stores;
    const { waitsFor } = await sweepSandboxes({ sql, store, now: dependencies.now() });
    if (waitsFor) logger.info({ waitsFor }, 'Demos that are over stay in the log until the next run');
  });
  jobs.every('keep-anchors', HOUR_MS, async () => {
    const { anchorDir, anchorWebhook: address } = config;
    const files = anchorFiles(anchorDir);
    const told = address === undefined ? undefined : anchorWebhook(address);
    await makeAnchors({
      store: stores.store,
      files,
      now: dependencies.now,
      // The file holds it in any case; the next one rests on it, so what was not heard is not lost.
      tell: async (anchor) =>
        told?.(anchor).catch((err: unknown) => logger.warn({ err }, 'An anchor could not be sent to ANCHOR_WEBHOOK')),
    });
  });
  jobs.every('tidy-vault', HOUR_MS, () => stores.vault.tidy());
}
