import { once } from 'node:events';
import { createPostgresEventStore } from '@wonderlings/event-store';
import type { EventStore, SubscribeOptions } from '@wonderlings/kernel';
import { connect } from '@wonderlings/postgres';
import { startProjector } from '../index.ts';
import { benchKeys, benchRegistry, benchTables } from './bench-tables.ts';

/** What a worker of the bench tells at its end. */
export interface WorkerFigures {
  readonly cpuMs: number;
}

const url = process.argv[2];
if (!url || !process.send) throw new Error('This is started by workers.bench.ts');
const sql = connect(url, { max: 4, applicationName: 'bench-worker', statementTimeout: 0 });
const store = createPostgresEventStore({ sql });

const told = once(process, 'message');
/** Reads nothing before all workers have shared out the partitions, so that they begin together. */
const gated: EventStore = {
  ...store,
  async *subscribe(options: SubscribeOptions) {
    if (options.signal.aborted) return;
    await Promise.race([told, once(options.signal, 'abort')]);
    yield* store.subscribe(options);
  },
};
const projector = startProjector({
  sql,
  store: gated,
  keys: benchKeys,
  registry: benchRegistry,
  tables: benchTables,
  catalogues: [],
});
await told;
const { user, system } = process.cpuUsage();
await once(process, 'message');
const used = process.cpuUsage({ user, system });
const figures: WorkerFigures = { cpuMs: (used.user + used.system) / 1_000 };
process.send(figures);
await projector.stop();
await store.close();
await sql.end({ timeout: 5 });
process.disconnect();
