import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventStore } from '@wonderlings/kernel';
import { connect, copyOut, type Queryable, type Sql } from '@wonderlings/postgres';
import { BACKED_UP, keyWrap } from '@wonderlings/vault';
import { columnsOf, endInPostgres, type LogRows, rowsInPostgres, rowsOfStore } from './log-rows.ts';
import {
  eventsIn,
  type LogManifest,
  logFolder,
  makeFolder,
  readLogManifest,
  readVaultManifest,
  type Segment,
  type VaultTable,
  vaultBackupName,
  vaultBackupNames,
  vaultBackupTime,
  vaultFolder,
  writeLogManifest,
  writeVaultManifest,
} from './manifests.ts';
import { writePart } from './part-file.ts';

export interface BackUpOptions {
  /** Of the account that migrates, which may read everything. */
  readonly databaseUrl: string;
  /** Where the log is, when it is not in that database. */
  readonly log?: EventStore | undefined;
  readonly masterKeys: readonly Uint8Array[];
  /** The folder of the log; that of the vault is best on another machine, under another account. */
  readonly to: string;
  readonly vaultTo: string;
  /** Leave the other one as it is. */
  readonly only?: 'log' | 'vault';
  /** Backups of the vault that are older are removed: what was destroyed is gone from all of them then. */
  readonly backupDays: number;
  readonly now: () => Date;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Positions a file, or events of a log that is not in Postgres. */
  readonly span?: number;
}

export interface BackUpResult {
  /** Null when it was not asked for. */
  readonly log: { readonly newEvents: number; readonly events: number; readonly upTo: string } | null;
  readonly vault: { readonly name: string; readonly children: number } | null;
  /** Backups of the vault that were too old. */
  readonly removed: readonly string[];
}

const SPAN = 1_000_000;
/** They are in memory until they are written, unlike a COPY. */
const SPAN_OF_STORE = 20_000;
const DAY_MS = 86_400_000;
/** The owner of a key that seals a backup of the vault. */
export const backupOwner = (name: string): string => `backup ${name}`;

/**
 * Backs up what cannot be made again: the log, to which only what is new is added, and the vault, whole each time and sealed. Read
 * tables are left out, since a replay makes them. Works while servers run. @throws Error with a sentence
 */
export async function backUp(options: BackUpOptions): Promise<BackUpResult> {
  const sql = connect(options.databaseUrl, { applicationName: 'wonderlings backup', max: 2, statementTimeout: 0 });
  try {
    await requireTables(sql, options);
    const rows = options.log
      ? rowsOfStore(options.log, options.span ?? SPAN_OF_STORE)
      : rowsInPostgres(sql, options.span ?? SPAN);
    // The vault names the end of the log as its transaction sees it; the log goes up to there. So both show one moment.
    const vault = options.only === 'log' ? null : await backUpVault(sql, options);
    const log = options.only === 'vault' ? null : await backUpLog(rows, options, vault?.logUpTo ?? (await rows.end()));
    const removed = vault ? await removeOld(options) : [];
    return { log, vault: vault && { name: vault.name, children: vault.children }, removed };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function requireTables(sql: Sql, { only, log }: BackUpOptions): Promise<void> {
  const there = await tablesThere(sql);
  if (!there.vault || (!there.log && !log && only !== 'vault')) {
    throw new Error('There is nothing to back up: no server has used this database yet.');
  }
}

async function tablesThere(sql: Queryable): Promise<{ readonly log: boolean; readonly vault: boolean }> {
  const [found] = await sql<{ log: boolean; vault: boolean }[]>`
    select to_regclass('log.events') is not null as log, to_regclass('vault.keys') is not null as vault`;
  return found ?? { log: false, vault: false };
}

async function backUpVault(sql: Sql, { log, masterKeys, vaultTo, now }: BackUpOptions) {
  const at = now();
  const name = vaultBackupName(at);
  const folder = vaultFolder(vaultTo, name);
  await makeFolder(folder);
  const key = randomBytes(32);
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const applied = await tx<{ file: string }[]>`
      select file from public.migrations where set = 'vault' order by file`;
    // What the transaction sees is fixed by now: a log elsewhere shows as much as the vault does, or more.
    const logUpTo = log ? ((await log.head()) ?? '0') : await endInPostgres(tx);
    const tables: VaultTable[] = [];
    for (const { name: table, isOfChildren } of BACKED_UP) {
      const columns = await columnsOf(tx, 'vault', table);
      const demosOut = isOfChildren ? 'where child_id not in (select child_id from vault.sandboxes)' : '';
      // Names of our own migrations.
      const rows = await copyOut(tx, `copy (select ${columns.join(', ')} from vault.${table} ${demosOut}) to stdout`);
      const file = `${table}.sealed`;
      const part = await writePart(join(folder, file), rows, { key, context: `${name}/${table}` });
      tables.push({ name: table, file, columns, ...part });
    }
    const wrappedKey = keyWrap(masterKeys).wrap(backupOwner(name), key).toString('hex');
    const migrations = applied.map(({ file }) => file);
    const manifest = {
      format: 1,
      kind: 'vault',
      at: at.toISOString(),
      logUpTo,
      migrations,
      wrappedKey,
      tables,
    } as const;
    await writeVaultManifest(vaultTo, name, manifest);
    return { name, logUpTo, children: tables.find((table) => table.name === 'keys')?.rows ?? 0 };
  });
}

async function backUpLog(rows: LogRows, { to, now, onProgress }: BackUpOptions, upTo: string) {
  await makeFolder(logFolder(to));
  let manifest: LogManifest = (await readLogManifest(to)) ?? {
    format: 1,
    kind: 'log',
    at: now().toISOString(),
    upTo: '0',
    last: null,
    segments: [],
  };
  await requireSameLog(rows, manifest, to);
  const before = eventsIn(manifest.segments);
  const begin = BigInt(manifest.upTo);
  const total = Number(BigInt(upTo) - begin);
  while (BigInt(manifest.upTo) < BigInt(upTo)) {
    const { segment, last } = await writeSegment(rows, to, { after: manifest.upTo, upTo });
    // After each file, so that one that is cut off goes on from there.
    manifest = {
      ...manifest,
      at: now().toISOString(),
      upTo: segment.upTo,
      last: last ?? manifest.last,
      segments: [...manifest.segments, segment],
    };
    await writeLogManifest(to, manifest);
    onProgress?.({ done: Number(BigInt(manifest.upTo) - begin), total });
  }
  const events = eventsIn(manifest.segments);
  return { newEvents: events - before, events, upTo: manifest.upTo };
}

async function writeSegment(
  rows: LogRows,
  to: string,
  { after, upTo }: { readonly after: string; readonly upTo: string },
) {
  const part = await rows.part(after, upTo);
  const padded = (position: string) => position.padStart(15, '0');
  const file = `events-${padded(String(BigInt(after) + 1n))}-${padded(part.upTo)}.gz`;
  const written = await writePart(join(logFolder(to), file), part.rows);
  const segment: Segment = { file, columns: [...part.columns], after, upTo: part.upTo, ...written };
  return { segment, last: part.last };
}

/** To a backup of one log nothing of another may be added. */
async function requireSameLog(rows: LogRows, manifest: LogManifest, to: string): Promise<void> {
  if (await rows.continues(manifest)) return;
  throw new Error(
    `${logFolder(to)} holds a backup of another log, or of a later state of this one (up to position ${manifest.upTo}): nothing was added ` +
      'to it. Take a new folder.',
  );
}

/** Removes backups of the vault that are older than their days, and those of before today that were cut off; never the newest. */
async function removeOld({ vaultTo, backupDays, now }: BackUpOptions): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const name of (await vaultBackupNames(vaultTo)).slice(0, -1)) {
    const age = now().getTime() - vaultBackupTime(name).getTime();
    const isTooOld = age > backupDays * DAY_MS;
    const isCutOff = age > DAY_MS && (await readVaultManifest(vaultTo, name).catch(() => 'damaged')) === null;
    if (!isTooOld && !isCutOff) continue;
    await rm(vaultFolder(vaultTo, name), { recursive: true });
    removed.push(name);
  }
  return removed;
}
