import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

/** What forgetting keeps, for the privacy page. */
export const erasureKept: KeptFields = {
  ErasureRequested: { eraseAt: kept('grown-up', 'that the account was put to sleep, and when it is erased') },
  ErasureUndone: kept('grown-up', 'that the account was woken again'),
  RetentionAnnounced: { eraseOn: kept('grown-up', 'that an unused account was said to end, and when') },
  receipts: {
    receipt_hash: kept('around', 'the number of a receipt, hashed'),
    child_id: OF_CHILD,
    revision: kept('around', 'the place of an entry in its history'),
  },
  account_uses: {
    user_id: OF_CHILD,
    signed_in_at: kept('sessions', 'when somebody signed in last'),
    erase_on: kept('sessions', 'when an unused account ends'),
    announced_at: kept('sessions', 'when that was announced'),
  },
};
