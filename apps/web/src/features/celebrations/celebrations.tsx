import { Suspense, useEffect, useState } from 'react';
import { useStore } from '../../lib/external-store.ts';
import { logFailure } from '../../lib/log.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useSession } from '../../lib/session/session.ts';
import { useHelpOffered } from '../help/index.ts';
import {
  clearQueue,
  type EarnedThing,
  inOrder,
  markCelebrated,
  NOTHING_WAITS,
  queueFor,
  takeWaiting,
  waitingThings,
} from './celebration-queue.ts';
import { whenCalm } from './when-calm.ts';

const EarnedBadge = optionalPart(() => import('./earned-badge.tsx').then((file) => file.EarnedBadge));

/**
 * Shows what the signed-in child has earned, one popup for everything that waits, when nothing is interrupted by it. Where a child
 * does one thing after the other, or reads what it has just done, a small badge says so first.
 */
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
  const { turn, first, openNow } = useTurn();
  return (
    <>
      {/* There before the badge is, so that it is read when it comes. */}
      <div aria-live="polite">
        <Suspense fallback={null}>{openNow && first && <EarnedBadge thing={first} onOpen={openNow} />}</Suspense>
      </div>
      {turn && <turn.Popup things={turn.things} buddy={buddy} onClose={turn.end} />}
    </>
  );
}

type Popup = typeof import('./celebration-popup.tsx').CelebrationPopup;

interface Turn {
  readonly things: readonly EarnedThing[];
  readonly Popup: Popup;
  readonly end: () => void;
}

interface Turns {
  /** The popup that is up, if any. */
  readonly turn: Turn | null;
  /** What to name first of what waits. */
  readonly first: EarnedThing | undefined;
  /** Opens the popup at once; null unless it waits for a pause. */
  readonly openNow: (() => void) | null;
}

/** Everything that waits gets one popup together; what comes while it is up gets the next one. */
function useTurn(): Turns {
  const things = useStore(waitingThings, NOTHING_WAITS);
  const [shown, setShown] = useState<Omit<Turn, 'end'> | null>(null);
  const [openNow, setOpenNow] = useState<(() => void) | null>(null);
  useNothingAfterHelp(things);

  const isNext = shown === null && things.length > 0;
  useEffect(() => {
    if (!isNext) return;
    let isWanted = true;
    let stop = () => {};
    const popup = import('./celebration-popup.tsx');
    popup.then(
      ({ CelebrationPopup }) => {
        const open = () => setShown({ things: inOrder(takeWaiting()), Popup: CelebrationPopup });
        if (isWanted) stop = whenCalm(open, () => setOpenNow(() => open));
      },
      (reason: unknown) => {
        logFailure('The celebration did not come', reason);
        // It stays new on the server, under the mark in the bar.
        markCelebrated(waitingThings.get());
      },
    );
    return () => {
      isWanted = false;
      stop();
      setOpenNow(null);
    };
  }, [isNext]);

  return { turn: shown && { ...shown, end: () => setShown(null) }, first: inOrder(things)[0], openNow };
}

/** Nothing is celebrated after words that help was offered for; it is found under the mark in the bar, in its time. */
function useNothingAfterHelp(waiting: readonly EarnedThing[]): void {
  const isHelpOffered = useHelpOffered();
  useEffect(() => {
    if (isHelpOffered) markCelebrated(waiting);
  }, [isHelpOffered, waiting]);
}
