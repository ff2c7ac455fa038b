/**
 * What somebody has written and not saved is kept in sessionStorage under this prefix, then `{what}.{user id}.…`: for this
 * tab only. It outlives a reload and a session that ran out, and goes when somebody logs out.
 */
export const DRAFT_PREFIX = 'wonderlings.draft.';

/** Forgets every draft whose key begins with `prefix`, but those that begin with `but`. */
export function forgetDrafts(storage: Storage, prefix: string = DRAFT_PREFIX, but?: string): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix) && !(but && key.startsWith(but))) storage.removeItem(key);
  } catch {
    // A storage that is forbidden holds no drafts.
  }
}
