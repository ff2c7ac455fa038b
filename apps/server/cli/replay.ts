import { parseArgs } from 'node:util';
import { anchorFiles } from '@wonderlings/event-store';
import type { Anchors } from '@wonderlings/kernel';
import { type Anchor, type ReplayProgress, rebuildTables, verifyTables } from '@wonderlings/read-model';
import { createLogger, describeError } from '@wonderlings/telemetry';
import { openStores, type Stores } from '../compose.ts';
import { readConfig } from '../config.ts';
import { MODULES } from '../modules.ts';
import { readModelParts } from '../read-model.ts';
import { replayThreads } from '../replay-threads.ts';
import { perSecond, withProgress } from './progress.ts';
import { reportVerification } from './verification-report.ts';

const HELP = `Usage: npm run replay [-- [options] [table …]]

Without options, rebuilds the tables (all without a name) beside the live ones from the log, and swaps them. Children can go on meanwhile.

Options:
  --workers <number>              rebuild with so many threads, each for a part of the children; one fewer than processors, at most 3, without
                                  it, and one where the log is short
  --verify                        change nothing: check that every event is as it was sealed, that the tables hold what the log
                                  says, that the log holds what was kept of it every hour under ANCHOR_DIR, and print an anchor of it
  --anchor <position>:<digest>    with --verify: check also that the log holds this anchor of an earlier verification
  -h, --help                      show this

Exits with 0 when all is well, 1 when something differs or failed, 2 when the command was not understood.
Settings such as DATA_DIR and DATABASE_URL are read as the server reads them.`;

/** A command line that makes no sense. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Asked {
  readonly help: boolean;
  readonly verify: boolean;
  readonly anchor: Anchor | undefined;
  readonly workers: number | undefined;
  readonly tables: readonly string[];
}

/** @throws UsageError */
function readArguments(): Asked {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        verify: { type: 'boolean', default: false },
        anchor: { type: 'string' },
        workers: { type: 'string' },
      },
    });
    const anchor = values.anchor === undefined ? undefined : readAnchor(values.anchor);
    if (anchor && !values.verify) throw new UsageError('--anchor is looked for by --verify only.');
    const workers = values.workers === undefined ? undefined : readWorkers(values.workers);
    if (workers && values.verify) throw new UsageError('--workers is for a rebuild: --verify runs alone.');
    return { help: values.help, verify: values.verify, anchor, workers, tables: positionals };
  } catch (error) {
    const isOfParseArgs =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (isOfParseArgs) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

async function main(): Promise<number> {
  const { help, verify: isVerification, anchor, workers, tables } = readArguments();
  if (help) {
    console.log(HELP);
    return 0;
  }
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const stores = await openStores(config, { modules: MODULES, logger, onProgress: console.log, besideServer: true });
  const chosen = tables.length > 0 ? { tables } : {};
  try {
    return await (isVerification
      ? verify(stores, { ...chosen, anchor, anchors: anchorFiles(config.anchorDir) })
      : rebuild(stores, chosen, workers));
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
    throw new UsageError('--anchor must be as --verify prints it: <position>:<64 hexadecimal digits>.');
  return { position, digest };
}

/** More would wait for each other: children are spread over so many partitions. */
const MOST_WORKERS = 8;

function readWorkers(text: string): number {
  const workers = /^\d$/.test(text) ? Number(text) : 0;
  if (workers < 1 || workers > MOST_WORKERS)
    throw new UsageError(`--workers must be a whole number from 1 to ${MOST_WORKERS}.`);
  return workers;
}

const withReplayProgress = <Result>(work: (onProgress: (progress: ReplayProgress) => void) => Promise<Result>) =>
  withProgress('{value}/{total} events, {rate} events/s', (show) =>
    work(({ events, total, eventsPerSecond }) => show({ done: events, total, shown: { rate: eventsPerSecond } })),
  );

async function rebuild(stores: Stores, chosen: Chosen, workers: number | undefined): Promise<number> {
  // Who asks for a number gets it, however short the log is.
  const threads = { ...replayThreads(stores, workers), ...(workers === undefined ? {} : { fromEvents: 0 }) };
  const { events, ms, rebuilt, failed } = await withReplayProgress((onProgress) =>
    rebuildTables(readModelParts(stores), { ...chosen, threads, onProgress }),
  );
  const tables = rebuilt.join(', ') || 'no table';
  console.log(`Rebuilt ${tables} from ${events} events (${perSecond(events, ms)} events/s).`);
  for (const failure of failed) console.error(`Left as it was: ${failure.message}`);
  return failed.length > 0 ? 1 : 0;
}

async function verify(
  stores: Stores,
  options: Chosen & { readonly anchor: Anchor | undefined; readonly anchors: Anchors },
): Promise<number> {
  console.log(`The log is in ${stores.log.place}.`);
  const found = await withReplayProgress((onProgress) =>
    verifyTables(readModelParts(stores), { ...options, onProgress }),
  );
  return reportVerification(found) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nSee \`npm run replay -- --help\`.`);
    process.exit(2);
  }
  // As the log has it: Postgres' own message may quote a note.
  console.error(`The replay failed: ${describeError(error).message}`);
  process.exitCode = 1;
}
