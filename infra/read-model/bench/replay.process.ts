import { createPostgresEventStore } from '@wonderlings/event-store';
import { connect } from '@wonderlings/postgres';
import { rebuildTables } from '../index.ts';
import { benchKeys, benchRegistry, benchTables } from './bench-tables.ts';

/** What the bench's child process tells: a replay has a process of its own, so that its memory is its own. */
export interface ReplayFigures {
  readonly events: number;
  readonly ms: number;
  readonly peakRssMb: number;
}

const url = process.argv[2];
if (!url || !process.send) throw new Error('This is started by replay.bench.ts');
const sql = connect(url, { max: 4, applicationName: 'bench-replay', statementTimeout: 0 });
const store = createPostgresEventStore({ sql });
const { events, ms } = await rebuildTables({
  sql,
  store,
  keys: benchKeys,
  registry: benchRegistry,
  tables: benchTables,
});
await store.close();
await sql.end({ timeout: 5 });
// Node gives it in kilobytes.
const figures: ReplayFigures = { events, ms, peakRssMb: process.resourceUsage().maxRSS / 1_024 };
process.send(figures);
