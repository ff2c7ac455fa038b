import {
  commandIdOf,
  dateOfDay,
  dayNumber,
  type ErasureReason,
  type ErasureReceipt,
  type ListedJob,
  listedJob,
  type Module,
  type ModuleDependencies,
} from '@wonderlings/kernel';
import { receipts } from './tables.ts';

export interface ErasureDependencies extends ModuleDependencies {
  /** Of all that a child may have rows and files in. */
  readonly modules: readonly Module[];
}

const DEFAULT_BACKUP_DAYS = 30;

/** The day on which the last backup ends that may hold the key of an account that is erased then. */
export function backupsEnd({ retention }: Pick<ModuleDependencies, 'retention'>, erasedAt: Date): string {
  return dateOfDay(dayNumber(erasedAt.toISOString().slice(0, 10)) + (retention?.backupDays ?? DEFAULT_BACKUP_DAYS));
}

/** How many rows of a child there are, by table; the receipts are no rows of a child. */
export async function rowsByTable(
  { read, modules }: Pick<ErasureDependencies, 'read' | 'modules'>,
  childId: string,
): Promise<ReadonlyMap<string, number>> {
  const counted = new Map<string, number>();
  for (const { name, owner } of modules.flatMap(({ tables }) => tables)) {
    if (name === receipts.name) continue;
    // Names of our own definitions; a template takes values only.
    const text = [`select count(*)::int as rows from read.${name} where ${owner} = `, ''];
    const [row] = await read<{ rows: number }>(Object.assign(text, { raw: text }), childId);
    counted.set(name, row?.rows ?? 0);
  }
  return counted;
}

interface ToErase {
  readonly childId: string;
  readonly receiptHash: string;
  readonly signInsEnded: number;
  readonly reason: ErasureReason;
}

/** What is there to be destroyed, as its receipt will say. */
export async function countForReceipt(
  dependencies: ErasureDependencies,
  { childId, receiptHash, signInsEnded }: Pick<ToErase, 'childId' | 'receiptHash' | 'signInsEnded'>,
): Promise<ErasureReceipt> {
  const rows = [...(await rowsByTable(dependencies, childId)).values()].filter((count) => count > 0);
  const files = await Promise.all(elsewhere(dependencies).map((kept) => kept.count(childId)));
  return {
    hash: receiptHash,
    rows: sum(rows),
    tables: rows.length,
    signIns: signInsEnded,
    files: sum(files),
    backupsEnd: backupsEnd(dependencies, dependencies.now()),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const elsewhere = (dependencies: ErasureDependencies) =>
  dependencies.modules.flatMap((module) => module.keptElsewhere?.(dependencies) ?? []);

/**
 * Erases one account: first `ChildErased` into the log, with the figures of the receipt, which clears the rows; then what modules
 * keep elsewhere; then, last, key and sign-ins. In that order, because the vault's list is what the job works from: cut off
 * anywhere, the next run finds it there and goes on; the log says what was counted the first time.
 */
export async function eraseAccount(dependencies: ErasureDependencies, toErase: ToErase): Promise<void> {
  const { children, vault, now, newId } = dependencies;
  const { childId, reason } = toErase;
  const context = {
    commandId: commandIdOf(childId, 'eraseAccount', 'once'),
    correlationId: newId(),
    actor: 'system',
    now: now(),
    timeZone: 'UTC',
  } as const;
  await children.erase(childId, reason, context, await countForReceipt(dependencies, toErase));
  for (const kept of elsewhere(dependencies)) await kept.forget(childId);
  await vault.destroy(childId);
}

/** At one look; what is due beyond them is found at the next. */
const MOST_LISTED = 500;

export const ERASE_SLEEPERS = 'erase-sleepers';
const MINUTE_MS = 60_000;

/** Erases the accounts that have slept for their time, each by a job of its own. */
export const eraseSleepers = (dependencies: ErasureDependencies): ListedJob =>
  listedJob({
    name: ERASE_SLEEPERS,
    everyMs: MINUTE_MS,
    listed: async () =>
      (await dependencies.vault.dueSleeps(dependencies.now(), MOST_LISTED)).map((childId) => ({ childId })),
    async work({ childId = '' }) {
      const due = await dependencies.vault.dueSleep(childId, dependencies.now());
      if (due) await eraseAccount(dependencies, due);
      return 'done';
    },
  });
