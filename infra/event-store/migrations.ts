import { defineMigrations } from '@wonderlings/postgres';
import { log } from './migrations/0001-log.ts';
import { appendByIndex } from './migrations/0002-append-by-index.ts';
import { sandboxLog } from './migrations/0003-sandbox-log.ts';
import { noStatistics } from './migrations/0004-no-statistics.ts';
import { appendOnlyByAppend } from './migrations/0005-append-only-by-append.ts';

/** What the Postgres adapter needs in its database: schema `log`. */
export const eventLogMigrations = defineMigrations('event-log', [
  log,
  appendByIndex,
  sandboxLog,
  noStatistics,
  appendOnlyByAppend,
]);
