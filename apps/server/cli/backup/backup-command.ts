import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BackUpOptions, backUp } from '../../backup/back-up.ts';
import { CleanupStack } from '../../cleanup-stack.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../database.ts';
import { openKurrentDbLog } from '../../event-log.ts';
import { withProgress } from '../progress.ts';
import { givenMasterKeys, type Shell, UsageError } from './command-line.ts';

export const BACKUP_USAGE = `
Usage: npm run backup -- --to <folder> [--vault-to <folder>] [--only log|vault]

Backs up the log into <folder>/log, adding what is new, and the vault into <folder>/vault/<time>, whole and sealed with MASTER_KEY.
The log is read where the servers have it, in Postgres or at EVENTSTORE_URL, and can be restored into either. Read tables are left out: a
replay makes them. Works while servers run.

  --vault-to <folder>   put the vault elsewhere: best on another machine, under another account. Who has one of the two has nothing
  --only log|vault      leave the other one as it is; the log alone may be backed up every few minutes

Backups of the vault older than BACKUP_DAYS are removed, since receipts of erasing name that day. MASTER_KEY is in neither: keep it
apart from both. Files under ANCHOR_DIR are copied by hand, to where the log is not.
Exits with 0 when all is well, 1 when something failed, 2 when the command was not understood.`.trim();

/** @returns the exit code @throws UsageError, ConfigError, Error with a sentence */
export async function backupCommand(args: readonly string[], { env, say }: Shell): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string' },
      'vault-to': { type: 'string' },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    say(BACKUP_USAGE);
    return 0;
  }
  if (!values.to) throw new UsageError('--to names the folder of the backup.');
  const only = onlyOf(values.only);
  const config = readConfig(env);
  const masterKeys = await givenMasterKeys(config);
  const cleanup = new CleanupStack();
  const to = resolve(values.to);
  const vaultTo = resolve(values['vault-to'] ?? values.to);
  try {
    const database = await openDatabase(config, { onProgress: say, onTrouble: say, besideServer: true });
    cleanup.add(() => database.close());
    const log = await openKurrentDbLog(config, say);
    cleanup.add(async () => log?.store.close());
    const options: BackUpOptions = {
      databaseUrl: database.url,
      log: log?.store,
      masterKeys,
      to,
      vaultTo,
      ...(only ? { only } : {}),
      backupDays: config.retention.backupDays,
      now: () => new Date(),
    };
    const backedUp = await withProgress('{value}/{total} positions', (onProgress) =>
      backUp({ ...options, onProgress }),
    );
    const { vault, removed } = backedUp;
    if (backedUp.log) {
      const { newEvents, events, upTo } = backedUp.log;
      say(`The log: ${newEvents} new events, ${events} in all, up to position ${upTo}, in ${to}/log.`);
    }
    if (vault) say(`The vault: keys and accounts of ${vault.children} children, in ${vaultTo}/vault/${vault.name}.`);
    for (const name of removed)
      say(`Removed the vault's backup ${name}: it is older than BACKUP_DAYS, or was cut off.`);
    if (vault && vaultTo === to && !only) {
      say('Both lie in one place. Move the vault to another one (--vault-to), and keep MASTER_KEY apart from both.');
    }
    return 0;
  } finally {
    await cleanup.close();
  }
}

function onlyOf(given: string | undefined): 'log' | 'vault' | undefined {
  if (given === undefined || given === 'log' || given === 'vault') return given;
  throw new UsageError('--only is followed by log or vault.');
}
