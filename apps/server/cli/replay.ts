import { parseArgs } from 'node:util';
import { type Anchor, rebuildTables, verifyTables } from '@wonderlings/read-model';
import { createLogger, describeError } from '@wonderlings/telemetry';
import { openStores, type Stores } from '../compose.ts';
import { readConfig } from '../config.ts';
import { MODULES } from '../modules.ts';
import { perSecond, withProgress } from './progress.ts';
import { reportVerification } from './verification-report.ts';

/**
 * `npm run replay [-- table …]` rebuilds and swaps; `npm run replay -- --verify [--anchor <position>:<digest>] [table …]` compares,
 * and exits 1 on a difference.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false }, anchor: { type: 'string' } },
  });
  const anchor = values.anchor === undefined ? undefined : readAnchor(values.anchor);
  if (anchor && !values.verify) throw new Error('--anchor is looked for by --verify only');
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const stores = await openStores(config, { modules: MODULES, logger, onProgress: console.log, besideServer: true });
  const chosen = positionals.length > 0 ? { tables: positionals } : {};
  try {
    return await (values.verify ? verify(stores, { ...chosen, anchor }) : rebuild(stores, chosen));
  } finally {
    await stores.close();
  }
}

interface Chosen {
  readonly tables?: readonly string[];
}

/** As a verification has printed it. */
function readAnchor(text: string): Anchor {
  const [, position, digest] = /^(.+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !digest)
    throw new Error('--anchor must be as --verify prints it: <position>:<64 hexadecimal digits>');
  return { position, digest };
}

const partsOf = ({ sql, store, keys, composed }: Stores) => ({
  sql,
  store,
  keys,
  registry: composed.registry,
  tables: composed.tables,
});

async function rebuild(stores: Stores, chosen: Chosen): Promise<number> {
  const { events, ms, rebuilt, failed } = await withProgress((onProgress) =>
    rebuildTables(partsOf(stores), { ...chosen, onProgress }),
  );
  const tables = rebuilt.join(', ') || 'no table';
  console.log(`Rebuilt ${tables} from ${events} events (${perSecond(events, ms)} events/s).`);
  for (const failure of failed) console.error(`Left as it was: ${failure.message}`);
  return failed.length > 0 ? 1 : 0;
}

async function verify(stores: Stores, options: Chosen & { readonly anchor: Anchor | undefined }): Promise<number> {
  const found = await withProgress((onProgress) => verifyTables(partsOf(stores), { ...options, onProgress }));
  return reportVerification(found) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  // As the log has it: Postgres' own message may quote a note.
  console.error(`The replay failed: ${describeError(error).message}`);
  process.exitCode = 1;
}
