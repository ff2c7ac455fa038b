/** How long a small value stays: as long as the tab, or until it is deleted. */
export type Reach = 'tab' | 'device';

// Values that are needed in the very turn in which they are asked for; all else is a document. Plain code, and no more of it than the script
// before the first paint has. A browser may forbid storage (private windows), and then already reading the property throws.
export const storageOf = (reach: Reach): Storage => (reach === 'tab' ? window.sessionStorage : window.localStorage);

/** Null where nothing is kept, or storage is forbidden. */
export function keptText(reach: Reach, key: string): string | null {
  try {
    return storageOf(reach).getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text null takes it away
 * @returns false where the browser refuses, as storage is full or forbidden: the caller holds the value as long as the page lasts, or it is lost
 */
export function keepText(reach: Reach, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(reach).removeItem(key);
    else storageOf(reach).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A JSON value that no schema has checked; null where it cannot be read. For what has no room for a schema. */
export function keptJson(reach: Reach, key: string): unknown {
  try {
    return JSON.parse(keptText(reach, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null where the browser forbids so much as naming it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
