import { join } from 'node:path';
import { copyLog, createPostgresEventStore, eventLogMigrations, LogsDiffer } from '@wonderlings/event-store';
import type { EventRegistry, EventStore } from '@wonderlings/kernel';
import { connect, copyIn, migrate, poolWithin, type Sql } from '@wonderlings/postgres';
import { BACKED_UP, createVault, keyWrap, prepareVault, vaultMigrations, WrongMasterKey } from '@wonderlings/vault';
import { MIGRATIONS } from '../stores.ts';
import { backupOwner } from './back-up.ts';
import { backedUpLog } from './backed-up-log.ts';
import type { BackupPlace, CheckedBackup } from './check-backup.ts';
import { type Endings, endAgain } from './endings-since.ts';
import { eventsIn, type LogManifest, logFolder, vaultFolder } from './manifests.ts';
import { rowsOf } from './part-file.ts';

export interface RestoreOptions {
  /** Of the account that migrates. What is restored must not be there. */
  readonly databaseUrl: string;
  readonly masterKeys: readonly Uint8Array[];
  readonly place: BackupPlace;
  readonly backup: CheckedBackup;
  readonly registry: EventRegistry;
  /** Where the log is, or shall be restored to; that of this database without it. */
  readonly log?: EventStore | undefined;
  readonly now: () => Date;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface Restored {
  readonly events: number;
  readonly children: number;
  readonly ended: Endings;
}

/**
 * Restores log and vault into an empty database, and ends again what the log knows to be over: all of it or, when it is cut off
 * anywhere, nothing. A log elsewhere is restored before: without its vault it is noise, and the same command goes on where it was cut
 * off. Read tables are a replay's. @throws Error with a sentence
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { databaseUrl, masterKeys, backup, registry, now } = options;
  const key = backupKey(options);
  const sql = connect(databaseUrl, { applicationName: 'wonderlings restore', max: 1, statementTimeout: 0 });
  try {
    await (backup.log ? requireEmpty(sql) : requireNoVault(sql, backup));
    const ofVault = asOfBackup(backup);
    const elsewhere = await restoreLogElsewhere(options);
    return await sql.begin(async (tx) => {
      const pool = poolWithin(tx);
      await migrate(pool, [eventLogMigrations, ofVault]);
      const events = elsewhere ?? (backup.log ? await restoreLog(pool, options, backup.log) : 0);
      const children = await restoreVault(pool, options, key);
      await migrate(pool, MIGRATIONS);
      await prepareVault(pool, masterKeys);
      const log = options.log ?? createPostgresEventStore({ sql: pool, deadlineMs: LONG_MS });
      const vault = createVault({ sql: pool, masterKeys, log, now });
      const ended = await endAgain({ log, vault, registry }, new Date(backup.vault.at));
      return { events, children, ended };
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Nothing else waits for these reads. */
const LONG_MS = 600_000;

function backupKey({ masterKeys, backup: { vault, vaultName } }: RestoreOptions): Uint8Array {
  try {
    return keyWrap(masterKeys).unwrap(backupOwner(vaultName), Buffer.from(vault.wrappedKey, 'hex'));
  } catch (cause) {
    if (!(cause instanceof WrongMasterKey)) throw cause;
    throw new Error(
      `The vault's backup ${vaultName} belongs to another MASTER_KEY: give the one that its database had then.`,
      { cause },
    );
  }
}

async function requireEmpty(sql: Sql): Promise<void> {
  const found = await sql<{ name: string }[]>`
    select nspname as name from pg_namespace where nspname in ('log', 'vault', 'read_model', 'read') order by nspname`;
  if (found.length === 0) return;
  throw new Error(
    `This database is not empty: it has ${found.map(({ name }) => name).join(', ')}. A restore goes into a new one, ` +
      'so that nothing is overwritten.',
  );
}

/** A vault without a child, as a server that was started too early makes it, is no obstacle. */
async function requireNoVault(sql: Sql, { vault: { migrations } }: CheckedBackup): Promise<void> {
  const [there] = await sql<{ vault: boolean }[]>`select to_regclass('vault.keys') is not null as vault`;
  if (!there?.vault) return;
  const [used] = await sql`select 1 from vault.keys union all select 1 from vault.accounts limit 1`;
  if (used) throw new Error('This database has a vault with children in it: a restore overwrites nothing.');
  const applied = await sql<{ file: string }[]>`select file from public.migrations where set = ${vaultMigrations.name}`;
  if (applied.length !== migrations.length) {
    throw new Error(
      'The vault of this database is of another release than the backup: drop its schema, and its rows in public.migrations.',
    );
  }
}

/** The vault as it was when it was backed up: what later releases changed in it is done to its rows, too. */
function asOfBackup({ vault: { migrations }, vaultName }: CheckedBackup) {
  const { name, files } = vaultMigrations;
  const isKnown = migrations.every((file, index) => files[index]?.name === file);
  if (!isKnown) throw new Error(`The vault's backup ${vaultName} is of a newer release: restore with that one.`);
  return { name, files: files.slice(0, migrations.length) };
}

/** Null when the log is in the database, or none is wanted. */
async function restoreLogElsewhere({ place, backup, log: to, onProgress }: RestoreOptions): Promise<number | null> {
  if (!backup.log || !to) return null;
  try {
    const from = backedUpLog(place.from, backup.log);
    const { same, copied } = await copyLog({ from, to, ...(onProgress ? { onProgress } : {}) });
    return same + copied;
  } catch (cause) {
    if (!(cause instanceof LogsDiffer)) throw cause;
    throw new Error(
      `The log at EVENTSTORE_URL is no beginning of this backup: ${cause.message} (the source is the backup). A restore goes into an ` +
        'empty log; --only vault gives one that is there its vault.',
      { cause },
    );
  }
}

async function restoreLog(sql: Sql, { place, onProgress }: RestoreOptions, log: LogManifest): Promise<number> {
  const total = eventsIn(log.segments);
  let done = 0;
  for (const { file, columns, rows } of log.segments) {
    await copyIn(sql, `copy log.events (${columns.join(', ')}) from stdin`, rowsOf(join(logFolder(place.from), file)));
    done += rows;
    onProgress?.({ done, total });
  }
  await requireRows(sql, 'log.events', total);
  // Demos were left out: their positions are not given out again, and the gaps that they leave are lawful.
  await sql`update log.sandbox_horizon set position = ${log.upTo}`;
  return total;
}

async function restoreVault(sql: Sql, { place, backup }: RestoreOptions, key: Uint8Array): Promise<number> {
  const { vault, vaultName } = backup;
  const known = new Set(BACKED_UP.map(({ name }) => name));
  // Of a vault that no child is in yet.
  await sql`delete from vault.secrets`;
  for (const { name, file, columns, rows } of vault.tables) {
    if (!known.has(name))
      throw new Error(`The vault's backup ${vaultName} has a table ${name}, which is not of a vault.`);
    const path = join(vaultFolder(place.vaultFrom, vaultName), file);
    const source = rowsOf(path, { key, context: `${vaultName}/${name}` });
    await copyIn(sql, `copy vault.${name} (${columns.join(', ')}) from stdin`, source);
    await requireRows(sql, `vault.${name}`, rows);
  }
  return vault.tables.find(({ name }) => name === 'keys')?.rows ?? 0;
}

async function requireRows(sql: Sql, table: string, rows: number): Promise<void> {
  const [counted] = await sql.unsafe<{ rows: number }[]>(`select count(*)::float8 as rows from ${table}`);
  if (counted?.rows !== rows)
    throw new Error(`${table} has ${counted?.rows} rows after the restore, and the backup ${rows}.`);
}
