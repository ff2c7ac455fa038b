import { createPostgresEventStore } from '@wonderlings/event-store';
import { connect } from '@wonderlings/postgres';
import { keyOf, registry, tables } from '../testing.ts';
import { rebuildTables } from './rebuild.ts';
import { startThread } from './start-thread.ts';

/** A process that rebuilds by threads, to be killed in the middle. Tells its parent of each page. */
const url = process.argv[2] ?? '';
const sql = connect(url, { max: 4, applicationName: 'tests' });
const store = createPostgresEventStore({ sql });
await rebuildTables(
  { sql, store, keys: { keysOf: async (ids) => new Map(ids.map((id) => [id, keyOf(id)])) }, registry, tables },
  {
    threads: {
      count: 3,
      fromEvents: 0,
      start: () => startThread(new URL('./testing-thread.ts', import.meta.url), url),
    },
    onProgress: ({ events }) => process.send?.(events),
  },
);
process.send?.('done');
await store.close();
await sql.end({ timeout: 5 });
process.disconnect?.();
