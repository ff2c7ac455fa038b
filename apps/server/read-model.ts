import { setTimeout as delay } from 'node:timers/promises';
import type { WaitUntilReached } from '@wonderlings/kernel';
import { assertSameLog, OtherLog, type ReplayThreads, startProjector } from '@wonderlings/read-model';
import type { Logger, Metrics, ProjectorReading } from '@wonderlings/telemetry';
import type { Stores } from './stores.ts';

/** The projector as the server sees it. */
export interface ReadModel {
  readonly waitUntilReached: WaitUntilReached;
  /** Waits until the tables are as this release defines them, but not for long: a rebuild goes on while the old ones are served. */
  prepared(onProgress: (message: string) => void): Promise<void>;
  reading(): Promise<ReadModelReading>;
  stop(): Promise<void>;
}

export interface ReadModelReading extends ProjectorReading {
  /** Every table is as this release defines it. */
  readonly ready: boolean;
}

const WORTH_A_LINE_MS = 2_000;
const TIMEOUT_MS = 10_000;

interface ReadModelOptions {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** For rebuilding long logs; this thread does it without them. */
  readonly threads: ReplayThreads | undefined;
}

/** What folding, rebuilding and verifying the read tables takes. */
export const readModelParts = ({ sql, store, keys, assembled }: Stores) => ({
  sql,
  store,
  keys,
  registry: assembled.registry,
  tables: assembled.tables,
});

/** That the tables are of the log that the server is on, before anything is folded or shown. @throws Error with a sentence for a person */
export async function requireSameLog({ sql, store, log }: Stores): Promise<void> {
  try {
    await assertSameLog(sql, store);
  } catch (cause) {
    if (!(cause instanceof OtherLog)) throw cause;
    const where = log.engine === 'kurrentdb' ? 'EVENTSTORE_URL' : 'DATABASE_URL and EVENTSTORE_URL';
    throw new Error(
      `The read tables were made from another log than the one in ${log.place}. If the log was moved or put back, run npm run replay, ` +
        `then start again; if not, see ${where}.`,
      { cause },
    );
  }
}

/**
 * Keeps the read tables up to date. Every server does, whatever its roles: several share the children's partitions, and take over
 * those of one that goes.
 */
export function startReadModel(stores: Stores, { logger, metrics, threads }: ReadModelOptions): ReadModel {
  const projector = startProjector({
    ...readModelParts(stores),
    ...(threads ? { threads } : {}),
    catalogues: stores.assembled.catalogues,
    onBatch: ({ events, ms }) => metrics.projected({ events, seconds: ms / 1_000 }),
    onParked: (err) => logger.error({ err, table: err.table }, 'A read table stands still until it is rebuilt'),
    onAwaitingRelease: (err) => logger.warn({ err, table: err.table }, 'A read table waits for a newer release'),
    onFault: (err) => logger.warn({ err }, 'The read tables cannot be brought up to date, and are tried again'),
  });

  async function reading(): Promise<ReadModelReading> {
    const { tables, ready, fault = null } = await projector.status();
    const namesOf = (wanted: (typeof tables)[number]['state']) =>
      tables.filter(({ state }) => state === wanted).map(({ name }) => name);
    const moving = tables.filter(({ state }) => state !== 'parked' && state !== 'awaiting-release');
    return {
      ready,
      lag: Math.max(0, ...moving.map(({ lag }) => lag)),
      parked: namesOf('parked'),
      awaiting: namesOf('awaiting-release'),
      rebuilding: namesOf('rebuilding'),
      fault,
    };
  }
  metrics.watchProjector(reading);

  return {
    waitUntilReached: projector.waitUntilReached,
    async prepared(onProgress) {
      const timeout = new AbortController();
      const { signal } = timeout;
      const telling = delay(WORTH_A_LINE_MS, undefined, { signal }).then(
        () => onProgress('Bringing the tables up to date …'),
        () => undefined,
      );
      await Promise.race([projector.ready, delay(TIMEOUT_MS, undefined, { signal })]);
      timeout.abort();
      await telling;
    },
    reading,
    stop: () => projector.stop(),
  };
}
