import { logFailure } from '../../lib/log.ts';

/** Some browsers have no storage of this kind: they have kept nothing. */
export const hasDatabases = (): boolean => typeof indexedDB !== 'undefined';

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

let hasAsked = false;

/**
 * Asks the browser, once a page and after something was kept, not to clear it away when the device runs short of room
 * (Safari does after seven days without a visit). Quiet: most browsers answer by themselves, and whatever they answer,
 * everything works as before.
 */
export function askToKeep(): void {
  // Not on plain http, where a browser has no such manager.
  if (hasAsked || !navigator.storage?.persist) return;
  hasAsked = true;
  void keepForGood(navigator.storage).catch((reason: unknown) =>
    logFailure('The browser may clear what is kept', reason),
  );
}

async function keepForGood(storage: StorageManager): Promise<void> {
  if (!(await storage.persisted())) await storage.persist();
}

/** For tests: the page is loaded anew. */
export function forgetAsking(): void {
  hasAsked = false;
}
