import { ChildRegistered, SignedIn } from '@wonderlings/account/events';
import { ChildErased, on, put, readTable } from '@wonderlings/kernel';
import { RetentionAnnounced } from './events.ts';

export type ReceiptRow = {
  readonly receipt_hash: string;
  readonly child_id: string;
  readonly revision: number;
};

/** Where the log says what a receipt is of. Rows of erased children, on purpose: ids, and no more than the log has in clear. */
export const receipts = readTable<ReceiptRow>({
  name: 'receipts',
  version: 1,
  columns: {
    receipt_hash: { type: 'text' },
    child_id: { type: 'uuid' },
    revision: { type: 'integer' },
  },
  key: ['receipt_hash'],
  owner: 'child_id',
  folds: [
    put(
      ChildErased,
      ({ data }) => (data.receipt ? [[data.receipt.hash]] : []),
      ({ childId, revision, data }) =>
        data.receipt ? { receipt_hash: data.receipt.hash, child_id: childId, revision } : null,
    ),
  ],
});

export type AccountUseRow = {
  readonly user_id: string;
  /** The last sign-in, with the password or by a device. */
  readonly signed_in_at: string;
  /** The day of the erasure that was announced since. */
  readonly erase_on: string | null;
  readonly announced_at: string | null;
};

/** When each account was signed in to last, for retention. */
export const accountUses = readTable<AccountUseRow>({
  name: 'account_uses',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    signed_in_at: { type: 'timestamptz' },
    erase_on: { type: 'date', nullable: true },
    announced_at: { type: 'timestamptz', nullable: true },
  },
  key: ['user_id'],
  owner: 'user_id',
  indexes: [['signed_in_at']],
  folds: [
    put(
      ChildRegistered,
      ({ childId }) => [[childId]],
      ({ childId, at }) => used(childId, at),
    ),
    put(
      SignedIn,
      ({ childId }) => [[childId]],
      ({ childId, at }) => used(childId, at),
    ),
    on(
      RetentionAnnounced,
      ({ childId }) => [[childId]],
      (row, { at, data }) => (row ? { ...row, erase_on: data.eraseOn, announced_at: at } : null),
    ),
  ],
});

const used = (childId: string, at: string): AccountUseRow => ({
  user_id: childId,
  signed_in_at: at,
  erase_on: null,
  announced_at: null,
});
