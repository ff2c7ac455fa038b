import { workerData } from 'node:worker_threads';
import { createPostgresEventStore } from '@wonderlings/event-store';
import { connect } from '@wonderlings/postgres';
import { serveShares } from '../index.ts';
import { benchKeys, benchRegistry, benchTables } from './bench-tables.ts';

/** A thread of the bench's replay. `workerData`: the database's URL. */
const pool = () => connect(String(workerData), { max: 2, applicationName: 'bench-replay', statementTimeout: 0 });
serveShares({
  parts: {
    sql: pool(),
    store: createPostgresEventStore({ sql: pool() }),
    keys: benchKeys,
    registry: benchRegistry,
    tables: benchTables,
  },
  describe: String,
});
