const KEY = 'wonderlings.activities-loaded';

/** Whether the loader has been shown in this visit. Where storage is forbidden it counts as shown: nobody waits twice. */
export function wasLoaded(storage: () => Storage): boolean {
  try {
    return storage().getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function noteLoaded(storage: () => Storage): void {
  try {
    storage().setItem(KEY, '1');
  } catch {
    // Then it was not shown either.
  }
}
