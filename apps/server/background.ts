import { anchorFiles, anchorWebhook, makeAnchors } from '@wonderlings/event-store';
import type { Jobs } from '@wonderlings/jobs';
import { isListed, type ListedJob, type Module, type ModuleDependencies } from '@wonderlings/kernel';
import { sweepSandboxes } from '@wonderlings/read-model';
import type { Logger } from '@wonderlings/telemetry';
import type { SessionStore } from '@wonderlings/vault';
import type { Config } from './config.ts';
import type { Stores } from './stores.ts';

interface BackgroundOptions {
  readonly jobs: Jobs;
  readonly config: Config;
  readonly stores: Stores;
  readonly modules: readonly Module[];
  readonly dependencies: ModuleDependencies;
  readonly sessions: SessionStore;
  readonly logger: Logger;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const RETRY_MS = 10_000;

/**
 * Starts what runs behind the scenes: the modules' jobs, and the vault's tidying. Requests do not depend on it, so a queue that is
 * away is waited for in the background.
 */
export function startBackground(options: BackgroundOptions): { stop(): void } {
  const { jobs, logger } = options;
  register(options);

  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const start = async (): Promise<void> => {
    try {
      await jobs.start();
    } catch (err) {
      if (stopped) return;
      logger.warn({ err }, 'The jobs could not start, and are tried again');
      timer = setTimeout(start, RETRY_MS);
    }
  };
  void start();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function register({ jobs, config, modules, dependencies, sessions, stores, logger }: BackgroundOptions): void {
  for (const job of modules.flatMap((module) => module.jobs?.(dependencies) ?? [])) {
    if (isListed(job)) registerListed(jobs, job);
    else jobs.every(job.name, job.everyMs, job.run);
  }
  jobs.every('remove-expired-sessions', HOUR_MS, async () => {
    await sessions.removeExpiredSessions();
  });
  jobs.every('sweep-sandboxes', MINUTE_MS, async ({ progress }) => {
    const { sql, store } = stores;
    const { waitsFor } = await sweepSandboxes({ sql, store, now: dependencies.now(), onSwept: progress });
    if (waitsFor) logger.info({ waitsFor }, 'Demos that are over stay in the log until the next run');
  });
  jobs.every('keep-anchors', HOUR_MS, async ({ progress }) => {
    let lines = 0;
    const { anchorDir, anchorWebhook: address } = config;
    const files = anchorFiles(anchorDir);
    const told = address === undefined ? undefined : anchorWebhook(address);
    await makeAnchors({
      store: stores.store,
      files,
      now: dependencies.now,
      // The file holds it in any case; the next one rests on it, so what was not heard is not lost.
      notify: async (anchor) => {
        lines += 1;
        progress(lines);
        await told?.(anchor).catch((err: unknown) =>
          logger.warn({ err }, 'An anchor could not be sent to ANCHOR_WEBHOOK'),
        );
      },
    });
  });
  jobs.every('tidy-vault', HOUR_MS, () => stores.vault.tidy());
}

/** A job for each entry of its list, which is looked at again and again: it is the net under what is enqueued when it is asked for. */
function registerListed(jobs: Jobs, { name, everyMs, listed, work }: ListedJob): void {
  jobs.work(name, work);
  jobs.every(`find-${name}`, everyMs, async ({ progress }) => {
    const due = await listed();
    for (const [index, ids] of due.entries()) {
      await jobs.enqueue(name, ids);
      progress(index + 1, due.length);
    }
  });
}
