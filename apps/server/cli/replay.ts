import { parseArgs } from 'node:util';
import { type ReplayProgress, rebuildTables, type Verification, verifyTables } from '@wonderlings/read-model';
import { createLogger } from '@wonderlings/telemetry';
import { SingleBar } from 'cli-progress';
import { openStores, type Stores } from '../compose.ts';
import { readConfig } from '../config.ts';
import { MODULES } from '../modules.ts';

/** `npm run replay [-- table …]` rebuilds and swaps; `npm run replay -- --verify [table …]` compares and exits 1 on a difference. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verify: { type: 'boolean', default: false } },
});

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const stores = await openStores(config, { modules: MODULES, logger, onProgress: console.log, besideServer: true });
  try {
    return await (values.verify ? verify(stores) : rebuild(stores));
  } finally {
    await stores.close();
  }
}

const partsOf = ({ sql, store, keys, composed }: Stores) => ({
  sql,
  store,
  keys,
  registry: composed.registry,
  tables: composed.tables,
});
const chosen = () => (positionals.length > 0 ? { tables: positionals } : {});

async function withProgress<Result>(
  work: (onProgress: (progress: ReplayProgress) => void) => Promise<Result>,
): Promise<Result> {
  if (!process.stdout.isTTY) return work(() => undefined);
  const bar = new SingleBar({ format: '{bar} {value}/{total} events, {rate}/s', hideCursor: true });
  bar.start(0, 0, { rate: 0 });
  try {
    return await work(({ events, total, eventsPerSecond }) => {
      bar.setTotal(total);
      bar.update(events, { rate: eventsPerSecond });
    });
  } finally {
    bar.stop();
  }
}

async function rebuild(stores: Stores): Promise<number> {
  const { events, ms, rebuilt, failed } = await withProgress((onProgress) =>
    rebuildTables(partsOf(stores), { ...chosen(), onProgress }),
  );
  const rate = Math.round((events / Math.max(ms, 1)) * 1_000);
  console.log(`Rebuilt ${rebuilt.join(', ') || 'no table'} from ${events} events (${rate}/s).`);
  for (const failure of failed) console.error(`Left as it was: ${failure.message}`);
  return failed.length > 0 ? 1 : 0;
}

async function verify(stores: Stores): Promise<number> {
  const found = await withProgress((onProgress) => verifyTables(partsOf(stores), { ...chosen(), onProgress }));
  report(found);
  const clean = found.differences.length === 0 && found.notCompared.length === 0 && found.brokenLink === null;
  if (clean)
    console.log(`Verified ${found.tables.join(', ')}: ${found.events} events say exactly what the live tables hold.`);
  return clean ? 0 : 1;
}

/** Keys and column names only: rows hold what children wrote. */
function report({ differences, notCompared, brokenLink }: Verification): void {
  if (brokenLink) {
    console.error(
      `The hash chain of ${brokenLink.stream} breaks at event ${brokenLink.id} (revision ${brokenLink.revision}).`,
    );
  }
  for (const { table, live, replayed } of differences) {
    const sides = [live, replayed].map((row) => (row ?? {}) as Record<string, unknown>);
    const names = Object.keys({ ...sides[0], ...sides[1] });
    const columns = names.filter((name) => JSON.stringify(sides[0]?.[name]) !== JSON.stringify(sides[1]?.[name]));
    const kind =
      live === null ? 'is missing' : replayed === null ? 'should not be there' : `differs in ${columns.join(', ')}`;
    console.error(`${table}: row ${String(sides[0]?.id ?? sides[1]?.id ?? '?')} ${kind}`);
  }
  for (const name of notCompared) console.error(`${name} could not be compared: it is parked or behind the others.`);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`The replay failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
