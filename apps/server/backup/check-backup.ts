import { join } from 'node:path';
import {
  DamagedBackup,
  type LogManifest,
  logFolder,
  readLogManifest,
  readVaultManifest,
  type VaultManifest,
  vaultBackupNames,
  vaultFolder,
} from './manifests.ts';
import { digestOf } from './part-file.ts';

export interface BackupPlace {
  readonly from: string;
  readonly vaultFrom: string;
  /** The name of a backup of the vault; the newest without it. */
  readonly vault?: string | undefined;
  /** The log is where it was: in Postgres, or in another engine. */
  readonly only?: 'vault' | undefined;
}

/** A backup of which every file is as it was written. */
export interface CheckedBackup {
  /** Null when only the vault is wanted. */
  readonly log: LogManifest | null;
  readonly vault: VaultManifest;
  readonly vaultName: string;
  readonly files: number;
}

type OnProgress = (progress: { readonly done: number; readonly total: number }) => void;

/**
 * Reads every file of a backup, and looks whether log and vault fit each other.
 * @throws DamagedBackup with a line for each file that is not as it was written; Error with a sentence where something is not there
 */
export async function checkBackup(place: BackupPlace, onProgress?: OnProgress): Promise<CheckedBackup> {
  const log = place.only === 'vault' ? null : await wholeLog(place.from);
  const vaultName = place.vault ?? (await vaultBackupNames(place.vaultFrom)).at(-1);
  const vault = vaultName === undefined ? null : await readVaultManifest(place.vaultFrom, vaultName);
  if (vaultName === undefined || !vault) {
    const named = vaultName === undefined ? join(place.vaultFrom, 'vault') : vaultFolder(place.vaultFrom, vaultName);
    throw new Error(`There is no finished backup of a vault in ${named}: an older one is chosen by --vault.`);
  }
  if (log) requireLogOf(vault, log, vaultName);
  const files = [
    ...(log?.segments ?? []).map((part) => ({ path: join(logFolder(place.from), part.file), part })),
    ...vault.tables.map((part) => ({ path: join(vaultFolder(place.vaultFrom, vaultName), part.file), part })),
  ];
  const faults: string[] = [];
  for (const [index, { path, part }] of files.entries()) {
    const digest = await digestOf(path);
    if (digest === null) faults.push(`${path} is missing.`);
    else if (digest !== part.sha256) faults.push(`${path} is not as it was written: take another copy of it.`);
    onProgress?.({ done: index + 1, total: files.length });
  }
  if (faults.length > 0) throw new DamagedBackup(faults.join('\n'));
  return { log, vault, vaultName, files: files.length };
}

async function wholeLog(from: string): Promise<LogManifest> {
  const log = await readLogManifest(from);
  if (!log) throw new Error(`There is no backup of a log in ${logFolder(from)}.`);
  let end = '0';
  for (const segment of log.segments) {
    if (segment.after !== end) break;
    end = segment.upTo;
  }
  if (end !== log.upTo) throw new DamagedBackup(`${logFolder(from)} lacks the events after position ${end}.`);
  return log;
}

/** A child of whom the vault has the key and the log has no event could neither sign in nor register. */
function requireLogOf({ logUpTo }: VaultManifest, { upTo }: LogManifest, name: string): void {
  if (BigInt(logUpTo) <= BigInt(upTo)) return;
  throw new Error(
    `The vault's backup ${name} was made when the log was at position ${logUpTo}, and the log's backup ends at ${upTo}: bring a ` +
      'newer backup of the log, or choose an older one of the vault by --vault.',
  );
}
