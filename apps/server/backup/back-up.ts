import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, copyOut, type Queryable, type Sql } from '@wonderlings/postgres';
import { BACKED_UP, keyWrap } from '@wonderlings/vault';
import {
  type LogManifest,
  logFolder,
  makeFolder,
  readLogManifest,
  readVaultManifest,
  type Segment,
  snapshotName,
  snapshotNames,
  snapshotTime,
  type VaultTable,
  vaultFolder,
  writeLogManifest,
  writeVaultManifest,
} from './manifests.ts';
import { writePart } from './part-file.ts';

export interface BackUpOptions {
  /** Of the account that migrates, which may read everything. */
  readonly databaseUrl: string;
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
  /** Positions a file. */
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
    // The vault names the end of the log as of its snapshot; the log goes up to there. So both show one moment.
    const vault = options.only === 'log' ? null : await backUpVault(sql, options);
    const log =
      options.only === 'vault' ? null : await backUpLog(sql, options, vault?.logUpTo ?? (await endOfLog(sql)));
    const removed = vault ? await removeOld(options) : [];
    return { log, vault: vault && { name: vault.name, children: vault.children }, removed };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function requireTables(sql: Sql, { only }: BackUpOptions): Promise<void> {
  const { log, vault } = await tablesThere(sql);
  if (!vault || (!log && only !== 'vault')) {
    throw new Error('There is nothing to back up: no server has used this database yet.');
  }
}

async function tablesThere(sql: Queryable): Promise<{ readonly log: boolean; readonly vault: boolean }> {
  const [found] = await sql<{ log: boolean; vault: boolean }[]>`
    select to_regclass('log.events') is not null as log, to_regclass('vault.keys') is not null as vault`;
  return found ?? { log: false, vault: false };
}

/** 0 where the log is in another engine. */
async function endOfLog(sql: Queryable): Promise<string> {
  if (!(await tablesThere(sql)).log) return '0';
  const [row] = await sql<{ position: string }[]>`
    select coalesce(greatest(
      (select max(position) from log.events), (select max(position) from log.sandbox_events),
      (select position from log.sandbox_horizon)), 0)::text as position`;
  return row?.position ?? '0';
}

async function columnsOf(sql: Queryable, schema: string, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} order by ordinal_position`;
  return rows.map(({ name }) => name);
}

async function backUpVault(sql: Sql, { masterKeys, vaultTo, now }: BackUpOptions) {
  const at = now();
  const name = snapshotName(at);
  const folder = vaultFolder(vaultTo, name);
  await makeFolder(folder);
  const key = randomBytes(32);
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const logUpTo = await endOfLog(tx);
    const applied = await tx<{ file: string }[]>`
      select file from public.migrations where set = 'vault' order by file`;
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

async function backUpLog(sql: Sql, { to, now, onProgress, span = SPAN }: BackUpOptions, upTo: string) {
  await makeFolder(logFolder(to));
  let manifest: LogManifest = (await readLogManifest(to)) ?? {
    format: 1,
    kind: 'log',
    at: now().toISOString(),
    upTo: '0',
    last: null,
    segments: [],
  };
  await requireSameLog(sql, manifest, upTo, to);
  const columns = await columnsOf(sql, 'log', 'events');
  const before = eventsIn(manifest.segments);
  const total = Number(BigInt(upTo) - BigInt(manifest.upTo));
  for (let after = BigInt(manifest.upTo); after < BigInt(upTo); ) {
    const end = after + BigInt(span) < BigInt(upTo) ? after + BigInt(span) : BigInt(upTo);
    const segment = await writeSegment(sql, to, { after, end, columns });
    const [last] = await sql<{ position: string; hash: string }[]>`
      select position, encode(hash, 'hex') as hash from log.events where position <= ${end.toString()}
      order by position desc limit 1`;
    // After each file, so that one that is cut off goes on from there.
    manifest = {
      ...manifest,
      at: now().toISOString(),
      upTo: end.toString(),
      last: last ? { position: last.position, hash: last.hash } : null,
      segments: [...manifest.segments, segment],
    };
    await writeLogManifest(to, manifest);
    after = end;
    onProgress?.({ done: Number(after) - Number(upTo) + total, total });
  }
  const events = eventsIn(manifest.segments);
  return { newEvents: events - before, events, upTo: manifest.upTo };
}

const eventsIn = (segments: readonly Segment[]): number => segments.reduce((sum, { rows }) => sum + rows, 0);

interface Span {
  readonly after: bigint;
  readonly end: bigint;
  readonly columns: string[];
}

async function writeSegment(sql: Sql, to: string, { after, end, columns }: Span): Promise<Segment> {
  const file = `events-${String(after + 1n).padStart(15, '0')}-${String(end).padStart(15, '0')}.gz`;
  const rows = await copyOut(
    sql,
    `copy (select ${columns.join(', ')} from log.events where position > ${after} and position <= ${end} order by position) to stdout`,
  );
  const part = await writePart(join(logFolder(to), file), rows);
  return { file, columns, after: after.toString(), upTo: end.toString(), ...part };
}

/** To a backup of one log nothing of another may be added. */
async function requireSameLog(sql: Sql, { last, upTo }: LogManifest, end: string, to: string): Promise<void> {
  const [found] = last
    ? await sql<
        { hash: string }[]
      >`select encode(hash, 'hex') as hash from log.events where position = ${last.position}`
    : [];
  if (BigInt(upTo) <= BigInt(end) && (last === null || found?.hash === last.hash)) return;
  throw new Error(
    `${logFolder(to)} holds a backup of another log, or of a later state of this one (up to position ${upTo}): nothing was added ` +
      'to it. Take a new folder.',
  );
}

/** Removes backups of the vault that are older than their days, and those of before today that were cut off; never the newest. */
async function removeOld({ vaultTo, backupDays, now }: BackUpOptions): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const name of (await snapshotNames(vaultTo)).slice(0, -1)) {
    const age = now().getTime() - snapshotTime(name).getTime();
    const isTooOld = age > backupDays * DAY_MS;
    const isCutOff = age > DAY_MS && (await readVaultManifest(vaultTo, name).catch(() => 'damaged')) === null;
    if (!isTooOld && !isCutOff) continue;
    await rm(vaultFolder(vaultTo, name), { recursive: true });
    removed.push(name);
  }
  return removed;
}
