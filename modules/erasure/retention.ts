import { commandIdOf, isChildGone, type ModuleDependencies } from '@wonderlings/kernel';
import { printedReceipt } from './contract.ts';
import { ERASE_SLEEPERS } from './erase-account.ts';
import { announceRetention } from './erasure.decide.ts';
import { newReceiptNumber, receiptHashOf } from './receipt-number.ts';
import type { AccountUseRow } from './tables.ts';

const BATCH = 100;

/** The same day of another year; February 29 becomes March 1. */
function yearsAfter(instant: Date, years: number): Date {
  const moved = new Date(instant);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

interface Unused {
  readonly childId: string;
  readonly signedInAt: string;
}

/** Unused for all but one of the years, and nothing announced since. */
export async function accountsToWarn({ read, now, retention }: ModuleDependencies): Promise<readonly Unused[]> {
  if (retention?.retentionYears === undefined) return [];
  const before = yearsAfter(now(), 1 - retention.retentionYears).toISOString();
  const rows = await read<Pick<AccountUseRow, 'user_id' | 'signed_in_at'>>`
    select user_id, signed_in_at from read.account_uses
    where signed_in_at < ${before}::timestamptz and announced_at is null order by signed_in_at limit ${BATCH}`;
  return rows.map(({ user_id, signed_in_at }) => ({ childId: user_id, signedInAt: signed_in_at }));
}

/** Unused for all the years, and announced at least a year ago, also where the setting is younger than that. */
export async function accountsToErase({ read, now, retention }: ModuleDependencies): Promise<readonly Unused[]> {
  if (retention?.retentionYears === undefined) return [];
  const before = yearsAfter(now(), -retention.retentionYears).toISOString();
  const rows = await read<Pick<AccountUseRow, 'user_id' | 'signed_in_at'>>`
    select user_id, signed_in_at from read.account_uses
    where signed_in_at < ${before}::timestamptz and announced_at < ${yearsAfter(now(), -1).toISOString()}::timestamptz
      and erase_on <= ${dayOf(now())}::date
    order by signed_in_at limit ${BATCH}`;
  return rows.map(({ user_id, signed_in_at }) => ({ childId: user_id, signedInAt: signed_in_at }));
}

/** The day on which an account without sign-ins ends; a year from now at the earliest. */
export function endOf(signedInAt: string, now: Date, years: number): string {
  const end = yearsAfter(new Date(signedInAt), years);
  const earliest = yearsAfter(now, 1);
  return dayOf(end > earliest ? end : earliest);
}

/**
 * Announces the end of unused accounts, a year before, and puts those whose year is over among the sleepers that are erased.
 * Demos are gone long before.
 */
export async function keepRetention(dependencies: ModuleDependencies): Promise<void> {
  const { children, vault, now, newId, retention, enqueue } = dependencies;
  const years = retention?.retentionYears;
  if (years === undefined) return;
  for (const { childId, signedInAt } of await accountsToWarn(dependencies)) {
    const eraseOn = endOf(signedInAt, now(), years);
    const commandId = commandIdOf(childId, 'keepRetention', `${signedInAt} ${eraseOn}`);
    const context = { commandId, correlationId: newId(), actor: 'system', now: now(), timeZone: 'UTC' } as const;
    await children.execute(childId, announceRetention(eraseOn), context).catch((error: unknown) => {
      if (!isChildGone(error)) throw error;
    });
  }
  for (const { childId } of await accountsToErase(dependencies)) {
    // Asleep already: its own time comes first, and its receipt is held by a person.
    if (await vault.sleepOf(childId)) continue;
    // No user holds this receipt; the log says all the same what was destroyed.
    const number = newReceiptNumber();
    const receipt = { receipt: printedReceipt(number), receiptHash: receiptHashOf(number) };
    await vault.fallAsleep(childId, { ...receipt, eraseAt: now(), askedBy: 'system', reason: 'retention' });
    enqueue?.(ERASE_SLEEPERS, { childId });
  }
}
