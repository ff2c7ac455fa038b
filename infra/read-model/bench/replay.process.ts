import { createPostgresEventStore } from '@wonderlings/event-store';
import { connect } from '@wonderlings/postgres';
import { rebuildTables, startThread } from '../index.ts';
import { benchKeys, benchRegistry, benchTables } from './bench-tables.ts';

/** What the bench's child process tells: a replay has a process of its own, so that its memory is its own. */
export interface ReplayFigures {
  readonly events: number;
  /** Including the start of its threads. */
  readonly ms: number;
  readonly cpuMs: number;
  readonly peakRssMb: number;
}

const [, , url, workers = '1'] = process.argv;
if (!url || !process.send) throw new Error('This is started by replay.bench.ts');
const sql = connect(url, { max: 4, applicationName: 'bench-replay', statementTimeout: 0 });
const store = createPostgresEventStore({ sql });
const { events, ms } = await rebuildTables(
  { sql, store, keys: benchKeys, registry: benchRegistry, tables: benchTables },
  {
    threads: {
      count: Number(workers),
      takesPart: true,
      start: () => startThread(new URL('./replay.thread.ts', import.meta.url), url),
      fromEvents: 0,
    },
  },
);
await store.close();
await sql.end({ timeout: 5 });
const { user, system } = process.cpuUsage();
// Node gives it in kilobytes.
const peakRssMb = process.resourceUsage().maxRSS / 1_024;
const figures: ReplayFigures = { events, ms, cpuMs: (user + system) / 1_000, peakRssMb };
process.send(figures);
