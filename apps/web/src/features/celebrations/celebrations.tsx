import { useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useSession } from '../../lib/session/session.ts';
import { useHelpOffered } from '../help/index.ts';
import {
  clearQueue,
  type EarnedThing,
  inOrder,
  markCelebrated,
  queueFor,
  subscribeToQueue,
  takeWaiting,
  waitingThings,
} from './celebration-queue.ts';
import { whenCalm } from './when-calm.ts';

/** Shows what the signed-in child has earned, one popup for everything that waits, when nothing is interrupted by it. */
export function Celebrations() {
  const { status, user } = useSession();
  return status === 'signed-in' && user ? (
    <CelebrationsOf key={user.id} childId={user.id} buddy={user.selectedWonderling} />
  ) : null;
}

function CelebrationsOf({ childId, buddy }: { readonly childId: string; readonly buddy: number | null }) {
  useEffect(() => {
    queueFor(childId);
    return clearQueue;
  }, [childId]);
  const turn = useTurn();
  return turn && <turn.Popup things={turn.things} buddy={buddy} onClose={turn.end} />;
}

const NOTHING: readonly EarnedThing[] = [];
const nothingWaits = (): readonly EarnedThing[] => NOTHING;

type Popup = typeof import('./celebration-popup.tsx').CelebrationPopup;

interface Turn {
  readonly things: readonly EarnedThing[];
  readonly Popup: Popup;
  readonly end: () => void;
}

/** The popup that is up, if any. Everything that waits gets one together; what comes while it is up gets the next one. */
function useTurn(): Turn | null {
  const waiting = useSyncExternalStore(subscribeToQueue, waitingThings, nothingWaits);
  const [shown, setShown] = useState<Omit<Turn, 'end'> | null>(null);
  useNothingAfterHelp(waiting);

  const isNext = shown === null && waiting.length > 0;
  useEffect(() => {
    if (!isNext) return;
    let isWanted = true;
    let stop = () => {};
    const popup = import('./celebration-popup.tsx');
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
