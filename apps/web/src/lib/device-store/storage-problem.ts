/** `full`: there is no more room. `denied`: the browser keeps nothing here (a private window, forbidden storage). */
export type StorageProblem = 'full' | 'denied';

export function storageProblem(reason: unknown): StorageProblem {
  return reason instanceof DOMException && reason.name === 'QuotaExceededError' ? 'full' : 'denied';
}
