import { ChildErased, DomainError, isEvent, open, streamOf } from '@wonderlings/kernel';
import { printedReceipt, type Receipt, receiptNumberOf } from './contract.ts';
import { type ErasureDependencies, rowsByTable } from './erase-account.ts';
import { receiptHashOf } from './receipt-number.ts';
import type { ReceiptRow } from './tables.ts';

/**
 * What a receipt says, from the log, and asked anew: whether the key is really gone, and every row.
 * @throws DomainError `receipt.unknown`
 */
export async function receiptOf(dependencies: ErasureDependencies, typed: string): Promise<Receipt> {
  const signs = receiptNumberOf(typed);
  if (!signs) throw unknownReceipt();
  const { vault, read } = dependencies;
  const hash = receiptHashOf(signs);
  const number = printedReceipt(signs);
  const sleep = await vault.sleepEnding(hash);
  if (sleep) return { state: 'waiting', number, eraseAt: sleep.eraseAt.toISOString() };
  const [row] = await read<ReceiptRow>`
    select receipt_hash, child_id, revision from read.receipts where receipt_hash = ${hash}`;
  if (!row) throw unknownReceipt();
  return { ...(await figuresOf(dependencies, row)), number };
}

async function figuresOf(dependencies: ErasureDependencies, { child_id: childId, revision }: ReceiptRow) {
  const { log, registry, vault } = dependencies;
  const [stored] = await log.readStream(streamOf(childId), { from: revision, limit: 1 });
  const { event } = stored ? open(stored, null, registry) : { event: null };
  const receipt = event && 'data' in event && isEvent(ChildErased, event) ? event.data.receipt : undefined;
  if (!stored || !receipt) throw new Error(`The log does not say what the receipt at ${childId}@${revision} is of`);
  const rowsLeft = [...(await rowsByTable(dependencies, childId)).values()].reduce((all, count) => all + count, 0);
  const hasKey = ((await vault.keysOf([childId])).get(childId) ?? null) !== null;
  // The key goes last, and rows may be a moment behind.
  if (hasKey || rowsLeft > 0) return { state: 'waiting', eraseAt: null } as const;
  const { rows, tables, signIns, files, backupsEnd } = receipt;
  return {
    state: 'erased',
    erasedAt: stored.at,
    reason: event && 'data' in event && isEvent(ChildErased, event) ? event.data.reason : 'asked',
    entries: revision,
    opened: 0,
    rows,
    tables,
    rowsLeft,
    signIns,
    files,
    backupsEnd,
    log: { position: stored.position, hash: stored.hash },
  } as const;
}

const unknownReceipt = () =>
  new DomainError(
    'not-found',
    'receipt.unknown',
    'There is no receipt with this number here. Is it from this copy? The address stands on the paper.',
  );
