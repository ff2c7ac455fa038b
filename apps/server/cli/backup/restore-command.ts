import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { anchorFiles, type LogSource } from '@wonderlings/event-store';
import { assembleModules } from '@wonderlings/kernel';
import { compareAnchors, rebuildTables, verifyTables } from '@wonderlings/read-model';
import { createLogger } from '@wonderlings/telemetry';
import { backedUpLog } from '../../backup/backed-up-log.ts';
import { type BackupPlace, type CheckedBackup, checkBackup } from '../../backup/check-backup.ts';
import { type Restored, restore } from '../../backup/restore.ts';
import { CleanupStack } from '../../cleanup-stack.ts';
import { type Config, readConfig } from '../../config.ts';
import { openDatabase } from '../../database.ts';
import { openKurrentDbLog } from '../../event-log.ts';
import { MODULES } from '../../modules.ts';
import { readModelParts } from '../../read-model.ts';
import { openStores } from '../../stores.ts';
import { perSecond, withProgress } from '../progress.ts';
import { reportVerification } from '../verification-report.ts';
import { givenMasterKeys, type Shell, UsageError } from './command-line.ts';

export const RESTORE_USAGE = `
Usage: npm run restore -- --from <folder> [--vault-from <folder>] [--vault <time>] [--only vault] [--verify] [--check]

Restores a backup into an empty database (DATABASE_URL, or an empty DATA_DIR), with the MASTER_KEY that its vault had: checks every
file first, restores log and vault in one transaction, erases again what the log says was erased, and rebuilds the read tables. With
EVENTSTORE_URL the log is restored there first, event by event, into an empty one: when it is cut off, run it again and it goes on.

  --vault-from <folder>  where the vault's backups are, if not in <folder>
  --vault <time>         which of them; the newest without it
  --only vault           the log is there, in Postgres or at EVENTSTORE_URL, and its vault was lost
  --verify               then check every event, every table and, with ANCHOR_DIR, whether the end of the log is there
  --check                only check that every file is as it was written; touches no database

Exits with 0 when all is well, 1 when something failed or differs, 2 when the command was not understood.`.trim();

/** @returns the exit code @throws UsageError, ConfigError, DamagedBackup, Error with a sentence */
export async function restoreCommand(args: readonly string[], shell: Shell): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      'vault-from': { type: 'string' },
      vault: { type: 'string' },
      only: { type: 'string' },
      verify: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { say } = shell;
  if (values.help) {
    say(RESTORE_USAGE);
    return 0;
  }
  if (!values.from) throw new UsageError('--from names the folder of the backup.');
  if (values.check && values.verify)
    throw new UsageError('--check touches no database, so there is nothing to --verify.');
  const from = resolve(values.from);
  const place = {
    from,
    vaultFrom: resolve(values['vault-from'] ?? from),
    vault: values.vault,
    only: onlyOf(values.only),
  };
  const backup = await withProgress('{value}/{total} files', (onProgress) => checkBackup(place, onProgress));
  say(`Checked ${backup.files} files: all are as they were written.`);
  if (values.check) return 0;

  const config = readConfig(shell.env);
  tellRestored(await restoreInto(config, { place, backup }, say), backup, say);
  const moved = config.eventStoreUrl === undefined ? null : backup.log;
  if (moved) {
    say('Its positions are new ones in that log: give ANCHOR_DIR a new folder for the servers, and keep the old one.');
  }
  // What the copy was compared with has the positions that the anchors name.
  const anchored = moved && backedUpLog(place.from, moved);
  return finish(config, { isVerified: values.verify, anchored, say });
}

function onlyOf(given: string | undefined): 'vault' | undefined {
  if (given === undefined || given === 'vault') return given;
  throw new UsageError('--only is followed by vault.');
}

async function restoreInto(
  config: Config,
  { place, backup }: { readonly place: BackupPlace; readonly backup: CheckedBackup },
  say: Shell['say'],
): Promise<Restored> {
  const masterKeys = await givenMasterKeys(config);
  const { registry } = assembleModules(MODULES);
  const cleanup = new CleanupStack();
  try {
    const database = await openDatabase(config, { onProgress: say, onTrouble: say, besideServer: false });
    cleanup.add(() => database.close());
    const log = await openKurrentDbLog(config, say);
    cleanup.add(async () => log?.store.close());
    const options = {
      databaseUrl: database.url,
      log: log?.store,
      masterKeys,
      place,
      backup,
      registry,
      now: () => new Date(),
    };
    return await withProgress('{value}/{total} events', (onProgress) => restore({ ...options, onProgress }));
  } finally {
    await cleanup.close();
  }
}

function tellRestored(
  { events, children, ended }: Restored,
  { log, vault, vaultName }: CheckedBackup,
  say: Shell['say'],
) {
  if (log) say(`Restored ${events} events, up to position ${log.upTo}.`);
  say(`Restored keys and accounts of ${children} children, as of ${vaultName}.`);
  if (ended.children > 0) say(`Erased again: ${ended.children} children that were erased after the vault's backup.`);
  if (ended.notes > 0) say(`Erased again: ${ended.notes} notes that were erased after the vault's backup.`);
  if (ended.asleep > 0) say(`Asleep again: ${ended.asleep} accounts, with a new receipt each.`);
  if (ended.woken > 0) say(`Awake: ${ended.woken} accounts that were woken after the vault's backup.`);
  if (ended.earlierPasswords > 0) {
    say(`${ended.earlierPasswords} accounts changed a password after the vault's backup, and have the one of before.`);
  }
  say(`Sign-ins are in no backup: all sign in anew. What was registered after ${vault.at} has no key.`);
  if (log) say(`What happened after ${log.at} is in no backup: what was erased after it is back.`);
}

interface FinishOptions {
  readonly isVerified: boolean;
  /** What anchors are compared with, when it is not the log itself. */
  readonly anchored: LogSource | null;
  readonly say: Shell['say'];
}

/** Rebuilds the read tables, and checks all if that is wanted. */
async function finish(config: Config, { isVerified, anchored, say }: FinishOptions): Promise<number> {
  const logger = createLogger({ level: config.logLevel });
  const stores = await openStores(config, { modules: MODULES, logger, onProgress: say });
  const parts = readModelParts(stores);
  try {
    const { rebuilt, failed, events, ms } = await withProgress('{value}/{total} events', (show) =>
      rebuildTables(parts, { onProgress: (at) => show({ done: at.events, total: at.total }) }),
    );
    say(`Rebuilt ${rebuilt.length} read tables from ${events} events (${perSecond(events, ms)} events/s).`);
    for (const { message } of failed) console.error(`Not rebuilt: ${message}`);
    if (failed.length > 0) return 1;
    if (!isVerified) return 0;
    const anchors = anchorFiles(config.anchorDir);
    const found = await withProgress('{value}/{total} events', (show) =>
      verifyTables(parts, {
        ...(anchored ? {} : { anchors }),
        onProgress: (at) => show({ done: at.events, total: at.total }),
      }),
    );
    const kept = anchored ? await compareAnchors(anchored.events(null), anchors, stores.store) : found.kept;
    return reportVerification({ ...found, kept }) ? 0 : 1;
  } finally {
    await stores.close();
  }
}
