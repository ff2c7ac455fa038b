/** Of a write. `full`: there is no more room. `denied`: it was not kept for another reason. */
export type StorageProblem = 'full' | 'denied';

export function storageProblem(reason: unknown): StorageProblem {
  return reason instanceof DOMException && reason.name === 'QuotaExceededError' ? 'full' : 'denied';
}

/** Of a read. `forbidden`: the browser keeps nothing here. `unread`: what is kept, if anything, could not be read now. */
export type ReadProblem = 'forbidden' | 'unread';

export function readProblem(reason: unknown): ReadProblem {
  // A browser without IndexedDB fails with an error of the language.
  return reason instanceof DOMException && reason.name !== 'SecurityError' ? 'unread' : 'forbidden';
}
