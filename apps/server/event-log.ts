import { createPostgresEventStore, logHosts } from '@wonderlings/event-store';
import type { EventStore } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { describeError, type Logger } from '@wonderlings/telemetry';
import type { Config } from './config.ts';

/** The log, and how to speak of it. */
export interface EventLog {
  readonly store: EventStore;
  readonly engine: LogEngine;
  /** Like "Postgres" or "KurrentDB at log:2113", to follow "in". */
  readonly place: string;
}
export type LogEngine = 'postgres' | 'kurrentdb';

interface EventLogOptions {
  /** Opens a pool, which the caller closes. */
  readonly pool: () => Sql;
  /** Opens a pool for LISTEN, which the log closes; without it, what others append is found a little later. */
  readonly listen?: () => Sql;
  readonly logger: Logger;
}

const TRIED_AGAIN = 'The log could not be reached, and is tried again';

/** The log where the settings have it: on the server at `EVENTSTORE_URL`, else in Postgres. @throws Error with a sentence for a person */
export async function openEventLog(
  config: Pick<Config, 'eventStoreUrl'>,
  { pool, listen, logger }: EventLogOptions,
): Promise<EventLog> {
  const onError = (err: unknown) => logger.warn({ err }, TRIED_AGAIN);
  const elsewhere = await openKurrentDb(config, onError);
  if (elsewhere) return elsewhere;
  const store = createPostgresEventStore({ sql: pool(), onError, ...(listen ? { listen } : {}) });
  return { store, engine: 'postgres', place: 'Postgres' };
}

/** The log at `EVENTSTORE_URL`, for a command; undefined without one. @throws Error with a sentence for a person */
export const openKurrentDbLog = (config: Config, say: (line: string) => void): Promise<EventLog | undefined> =>
  openKurrentDb(config, (error) => say(`${TRIED_AGAIN}: ${describeError(error).message}`));

async function openKurrentDb(
  { eventStoreUrl: url }: Pick<Config, 'eventStoreUrl'>,
  onError: (error: unknown) => void,
): Promise<EventLog | undefined> {
  if (url === undefined) return undefined;
  // Its client takes memory and time that a server without it need not spend.
  const { checkKurrentDb, createKurrentDbEventStore } = await import('@wonderlings/event-store/kurrentdb');
  await checkKurrentDb(url);
  return {
    store: createKurrentDbEventStore({ url, onError }),
    engine: 'kurrentdb',
    place: `KurrentDB at ${logHosts(url)}`,
  };
}
