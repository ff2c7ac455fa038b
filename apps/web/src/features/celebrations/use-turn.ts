import { useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useHelpOffered } from '../help/index.ts';
import { markCelebrated, subscribeToQueue, takeWaiting, waitingThings } from './celebration-queue.ts';
import { type EarnedThing, inOrder } from './earned-thing.ts';
import { whenCalm } from './when-calm.ts';

const NOTHING: readonly EarnedThing[] = [];
const nothingWaits = (): readonly EarnedThing[] => NOTHING;

type Popup = typeof import('./components/celebration-popup.tsx').CelebrationPopup;

interface Turn {
  readonly things: readonly EarnedThing[];
  readonly Popup: Popup;
  readonly end: () => void;
}

/** The popup that is up, if any. Everything that waits gets one together; what comes while it is up gets the next one. */
export function useTurn(): Turn | null {
  const waiting = useSyncExternalStore(subscribeToQueue, waitingThings, nothingWaits);
  const [shown, setShown] = useState<Omit<Turn, 'end'> | null>(null);
  useNothingAfterHelp(waiting);

  const isNext = shown === null && waiting.length > 0;
  useEffect(() => {
    if (!isNext) return;
    let isWanted = true;
    let stop = () => {};
    const popup = import('./components/celebration-popup.tsx');
    popup.then(
      ({ CelebrationPopup }) => {
        if (isWanted) stop = whenCalm(() => setShown({ things: inOrder(takeWaiting()), Popup: CelebrationPopup }));
      },
      (reason: unknown) => {
        logFailure('The celebration did not come', reason);
        // It stays new on the server, under the mark in the bar.
        markCelebrated(waitingThings());
      },
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [isNext]);

  return shown && { ...shown, end: () => setShown(null) };
}

/** Nothing is celebrated after words that help was offered for; it is found under the mark in the bar, in its time. */
function useNothingAfterHelp(waiting: readonly EarnedThing[]): void {
  const isHelpOffered = useHelpOffered();
  useEffect(() => {
    if (isHelpOffered) markCelebrated(waiting);
  }, [isHelpOffered, waiting]);
}
