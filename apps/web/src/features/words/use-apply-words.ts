import { useEffect, useLayoutEffect } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useSession } from '../../lib/session/session.ts';
import { keptPlainWords, showPlainWords } from '../../lib/words/plain-words-first.ts';
import { type PlainWords, sayInPlainWords } from '../../lib/words/words.ts';

let loaded: PlainWords | undefined;

/** They come in a chunk of their own, which no child pays for who does not want them. */
async function load(): Promise<PlainWords> {
  const { PLAIN_WORDS } = await import('./plain-words.catalogue.ts');
  loaded = new Map(Object.entries(PLAIN_WORDS));
  return loaded;
}

/** Keeps the page in the words that its child likes. For the shell, once. */
export function useApplyWords(): void {
  const { status, user } = useSession();
  const isKnown = user !== null || status !== 'loading';
  const isPlain = user?.words === 'plain';
  // Before the paint: the other words are never seen in between.
  useLayoutEffect(() => {
    if (!isKnown) return;
    showPlainWords(isPlain, isPlain && !loaded);
    sayInPlainWords((isPlain && loaded) || null);
  }, [isKnown, isPlain]);
  useEffect(() => {
    // Most likely the child that was here last: its words are on their way before it is known.
    if (loaded || !(isKnown ? isPlain : keptPlainWords())) return;
    let isWanted = isPlain;
    load()
      .then((words) => isWanted && sayInPlainWords(words))
      // Then it is said as to most children.
      .catch((reason: unknown) => logFailure('The plain words did not load', reason))
      .finally(() => isWanted && showPlainWords(true, false));
    return () => {
      isWanted = false;
    };
  }, [isKnown, isPlain]);
}
