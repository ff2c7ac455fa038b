import { useState } from 'react';
import { useUser } from '../../lib/session/session.ts';
import { draftStorage } from './draft-storage.ts';
import { DRAFT_PREFIX, forgetDrafts } from './drafts.ts';

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
