import { parseArgs } from 'node:util';
import {
  copyLog,
  createPostgresEventStore,
  eventLogMigrations,
  LogsDiffer,
  type LogTarget,
  logAddressFault,
  sourceOf,
} from '@wonderlings/event-store';
import { checkKurrentDb, createKurrentDbEventStore } from '@wonderlings/event-store/kurrentdb';
import type { EventStore } from '@wonderlings/kernel';
import { connect, migrate } from '@wonderlings/postgres';
import { describeError } from '@wonderlings/telemetry';
import { CleanupStack } from '../cleanup-stack.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { perSecond, withProgress } from './progress.ts';

const HELP = `Usage: npm run log -- copy --from <log> --to <log> [--rehearse]

Copies the events of all children from one log to another one, in their order, and compares what is there after that; demos stay behind. A log is
  postgres://user:password@host:5432/database     a Postgres, by the account that migrates
  esdb://user:password@host:2113                  a KurrentDB, as EVENTSTORE_URL has it
  here                                            the Postgres of the settings: DATABASE_URL, or the one under DATA_DIR

Stop every server before. It may be cut off at any time, and goes on when it is run again.

  --rehearse    change nothing: compare what both have, and count what is left to copy
  -h, --help    show this

Afterwards: set EVENTSTORE_URL (or unset it), give ANCHOR_DIR a new folder and keep the old one with the old log, whose positions are in it, run
npm run replay, then npm run replay -- --verify, and start the servers.

Exits with 0 when the target has all of the source, 1 when it has not or something failed, 2 when the command was not understood.`;

/** A command line that makes no sense. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface CopyRequest {
  readonly from: string;
  readonly to: string;
  readonly rehearse: boolean;
}

/** @throws UsageError */
function readArguments(): CopyRequest | 'help' {
  const { values, positionals } = parsed();
  if (values.help) return 'help';
  if (positionals.length !== 1 || positionals[0] !== 'copy') throw new UsageError('The command is copy.');
  const { from, to, rehearse } = values;
  for (const [name, log] of Object.entries({ from, to })) {
    if (log === undefined) throw new UsageError(`--${name} is missing.`);
    const fault = logFault(log);
    if (fault !== undefined) throw new UsageError(`--${name} ${fault}.`);
  }
  if (from === undefined || to === undefined || from === to) throw new UsageError('--from and --to are the same log.');
  return { from, to, rehearse };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        from: { type: 'string' },
        to: { type: 'string' },
        rehearse: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

const isPostgres = (log: string): boolean => /^postgres(ql)?:\/\//.test(log) && URL.canParse(log);

/** The value is left out: it holds a password. */
function logFault(log: string): string | undefined {
  if (log === 'here' || isPostgres(log)) return undefined;
  const fault = logAddressFault(log);
  return fault === undefined
    ? undefined
    : `${fault}, or like postgres://user:password@host:5432/database, or be the word here`;
}

async function open(log: string, cleanup: CleanupStack): Promise<LogTarget> {
  if (log !== 'here' && !isPostgres(log)) {
    await checkKurrentDb(log);
    return closing(createKurrentDbEventStore({ url: log }), cleanup);
  }
  const url = log === 'here' ? await here(cleanup) : log;
  const sql = connect(url, { applicationName: 'wonderlings log copy' });
  cleanup.add(() => sql.end({ timeout: 5 }));
  await migrate(sql, [eventLogMigrations]);
  return closing(createPostgresEventStore({ sql }), cleanup);
}

function closing<Store extends EventStore>(store: Store, cleanup: CleanupStack): Store {
  cleanup.add(() => store.close());
  return store;
}

async function here(cleanup: CleanupStack): Promise<string> {
  const options = { onProgress: console.log, onTrouble: console.error, besideServer: true };
  const database = await openDatabase(readConfig(process.env), options);
  cleanup.add(() => database.close());
  return database.url;
}

async function main(): Promise<number> {
  const asked = readArguments();
  if (asked === 'help') {
    console.log(HELP);
    return 0;
  }
  const cleanup = new CleanupStack();
  try {
    const from = await open(asked.from, cleanup);
    const to = await open(asked.to, cleanup);
    const begun = performance.now();
    const { same, copied } = await withProgress('{value}/{total} events, {rate} events/s', (show) =>
      copyLog({
        from: sourceOf(from),
        to,
        rehearse: asked.rehearse,
        onProgress: ({ done, total }) =>
          show({ done, total, shown: { rate: perSecond(done, performance.now() - begun) } }),
      }),
    );
    if (asked.rehearse) {
      console.log(`Both logs have the same ${same} events; ${copied} are left to copy.`);
      return copied === 0 ? 0 : 1;
    }
    console.log(`Copied ${copied} events and compared them; ${same} were there before.`);
    return 0;
  } finally {
    await cleanup.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nSee \`npm run log -- --help\`.`);
    process.exit(2);
  }
  const isDifference = error instanceof LogsDiffer;
  console.error(
    isDifference
      ? `One log is no copy of the other: ${error.message}.`
      : `The copy failed: ${describeError(error).message}`,
  );
  process.exitCode = 1;
}
