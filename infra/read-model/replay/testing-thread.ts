import { workerData } from 'node:worker_threads';
import { createPostgresEventStore } from '@wonderlings/event-store';
import { connect } from '@wonderlings/postgres';
import { keyOf, registry, tables } from '../testing.ts';
import { serveShares } from './share-thread.ts';

/** A thread of a replay in tests, on a log in Postgres. `workerData`: the database's URL. */
const sql = connect(String(workerData), { max: 2, applicationName: 'tests' });
serveShares({
  parts: {
    sql,
    store: createPostgresEventStore({ sql: connect(String(workerData), { max: 2, applicationName: 'tests' }) }),
    keys: { keysOf: async (ids) => new Map(ids.map((id) => [id, keyOf(id)])) },
    registry,
    tables,
  },
  describe: (error) => (error instanceof Error ? error.message : 'unknown'),
});
