import { type KeptFields, kept } from '@wonderlings/kernel';

/** What forgetting keeps, for the privacy page. */
export const erasureKept: KeptFields = {
  ErasureRequested: { eraseAt: kept('grown-up', 'that the account was put to sleep, and when it is erased') },
  ErasureUndone: kept('grown-up', 'that the account was woken again'),
};
