import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { synced } from './part-file.ts';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Position = z.string().regex(/^\d{1,19}$/);
const Part = {
  file: z.string().regex(/^[\w.-]+$/),
  bytes: z.int().min(0),
  rows: z.int().min(0),
  sha256: Digest,
  columns: z.array(z.string().regex(/^[a-z_]+$/)).min(1),
};

/** A run of events of one file: those after one position, up to another. Events of demos lie in between, and are left out. */
const Segment = z.object({ ...Part, after: Position, upTo: Position });
export type Segment = z.infer<typeof Segment>;

/** What the folder of the log says of itself. Its segments follow each other from the first event on. */
const LogManifest = z.object({
  format: z.literal(1),
  kind: z.literal('log'),
  at: z.iso.datetime(),
  /** Up to where it goes; positions of demos count. */
  upTo: Position,
  /** Where the last event stands, and its hash: so that no other log is added to this one. Older lists do not name its stream. */
  last: z
    .object({
      position: Position,
      hash: Digest,
      stream: z.string().optional(),
      revision: z.int().min(0).optional(),
    })
    .nullable(),
  segments: z.array(Segment),
});
export type LogManifest = z.infer<typeof LogManifest>;

export const eventsIn = (segments: readonly Segment[]): number => segments.reduce((sum, { rows }) => sum + rows, 0);

const VaultTable = z.object({ ...Part, name: z.string().regex(/^[a-z_]+$/) });
export type VaultTable = z.infer<typeof VaultTable>;

/** One backup of the vault, whole. */
const VaultManifest = z.object({
  format: z.literal(1),
  kind: z.literal('vault'),
  at: z.iso.datetime(),
  /** The end of the log at that moment. */
  logUpTo: Position,
  /** The migrations that its tables had; a newer release restores into these, then goes on. */
  migrations: z.array(z.string()),
  /** What its files are sealed with, wrapped with the master key; hex. */
  wrappedKey: z.string().regex(/^[0-9a-f]+$/),
  tables: z.array(VaultTable),
});
export type VaultManifest = z.infer<typeof VaultManifest>;

const LOG = 'log';
const VAULT = 'vault';
const LOG_FILE = 'log.json';
const VAULT_FILE = 'vault.json';
const VAULT_BACKUP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

export const logFolder = (to: string): string => join(to, LOG);
export const vaultFolder = (to: string, name: string): string => join(to, VAULT, name);

/** The folder of a backup of the vault that was begun at that moment. */
export const vaultBackupName = (at: Date): string => at.toISOString().replaceAll(':', '-');
export const vaultBackupTime = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-/, (_, hours, minutes) => `T${hours}:${minutes}:`));

/** Backups of the vault by name, the oldest first; also those that were cut off. */
export async function vaultBackupNames(from: string): Promise<readonly string[]> {
  const names = await readdir(join(from, VAULT)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => VAULT_BACKUP.test(name)).sort();
}

/** A file of a backup is not as it was written; the message names it. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup';
}

const checksumOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

async function write(folder: string, name: string, body: LogManifest | VaultManifest): Promise<void> {
  const unfinished = join(folder, `${name}.unfinished`);
  await writeFile(unfinished, JSON.stringify({ ...body, checksum: checksumOf(body) }), { mode: 0o600 });
  await synced(unfinished);
  await rename(unfinished, join(folder, name));
  await synced(folder);
}

/** Null where there is none. @throws DamagedBackup */
async function read<Body>(folder: string, name: string, shape: z.ZodType<Body>): Promise<Body | null> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const damaged = (cause?: unknown) =>
    new DamagedBackup(`${path} is not as it was written: take another copy of it.`, { cause });
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (cause) {
    throw damaged(cause);
  }
  const found = z.record(z.string(), z.unknown()).safeParse(stored);
  if (!found.success) throw damaged(found.error);
  // What was parsed has the keys in the order in which they were written.
  const { checksum, ...body } = found.data;
  if (checksumOf(body) !== checksum) throw damaged();
  if (body.format !== 1) throw new Error(`${path} was written by a newer release: restore with that one.`);
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw damaged(parsed.error);
  return parsed.data;
}

export async function writeLogManifest(to: string, manifest: LogManifest): Promise<void> {
  await write(logFolder(to), LOG_FILE, manifest);
}
export async function writeVaultManifest(to: string, name: string, manifest: VaultManifest): Promise<void> {
  await write(vaultFolder(to, name), VAULT_FILE, manifest);
}
export const readLogManifest = (from: string): Promise<LogManifest | null> =>
  read(logFolder(from), LOG_FILE, LogManifest);
export const readVaultManifest = (from: string, name: string): Promise<VaultManifest | null> =>
  read(vaultFolder(from, name), VAULT_FILE, VaultManifest);

/** Only the account that makes the backup may look into it. */
export const makeFolder = (path: string): Promise<string | undefined> => mkdir(path, { recursive: true, mode: 0o700 });
