import { useState } from 'react';
import { useUser } from '../lib/session/session.ts';
import { tabStorage } from '../lib/small-values.ts';

/**
 * What a user has written and not saved is kept in the storage of the tab under this prefix, then `{what}.{user id}.…`: for this
 * tab only. It outlives a reload and a session that ran out, and goes at logout.
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

const memory = new Map<string, string>();

const inMemory: Storage = {
  get length() {
    return memory.size;
  },
  key: (index) => [...memory.keys()][index] ?? null,
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
  clear: () => memory.clear(),
};

/**
 * Where drafts are kept: the storage of this tab. Where it is forbidden it is the memory of the page, which a reload costs, but not the
 * way to sign in again.
 */
export const draftStorage = (): Storage => tabStorage() ?? inMemory;

interface DraftText {
  readonly text: string;
  /** `initial` is no draft: nothing is kept then. */
  readonly change: (text: string) => void;
  /** It is saved, or not wanted any more. */
  readonly forget: () => void;
}

/**
 * A short text that a child types before it is saved. It outlives a reload of this tab and a session that ran out.
 * @param what names it among this child's drafts, `sleep.bedtime`
 */
export function useDraftText(what: string, initial = ''): DraftText {
  const { id } = useUser();
  const prefix = `${DRAFT_PREFIX}${what}.`;
  const [text, setText] = useState(() => read(prefix + id) ?? initial);
  // Another child's of this tab as well.
  const forget = () => forgetDrafts(draftStorage(), prefix);
  const change = (typed: string) => {
    setText(typed);
    forget();
    if (typed !== initial) write(prefix + id, typed);
  };
  return { text, change, forget };
}

// A full storage costs the draft, never the page.

function read(key: string): string | null {
  try {
    return draftStorage().getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    draftStorage().setItem(key, text);
  } catch {}
}
