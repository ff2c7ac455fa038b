import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { useUncoveringSpot } from '../../lib/free-spot/use-free-spot.ts';
import { useWords } from '../../lib/words/words.ts';
import type { EarnedThing } from './celebration-queue.ts';
import styles from './earned-badge.module.css';
import { EarnedPicture } from './earned-picture.tsx';

const LOOK = 'You earned {name}. Look now?';

interface EarnedBadgeProps {
  /** What to name first of what was earned. */
  readonly thing: EarnedThing;
  readonly onOpen: () => void;
}

/** Something was earned, as small as it can be said: its picture beside the page, over no control and no title. It takes no focus. */
export function EarnedBadge({ thing, onOpen }: EarnedBadgeProps) {
  const say = useWords();
  const badge = useRef<HTMLButtonElement>(null);
  const hasRoom = useUncoveringSpot(badge);
  const leaveTo = useLastInPage();
  // It goes as it opens the popup, which gives the focus back to what has it.
  const open = () => {
    leaveTo.current?.focus({ preventScroll: true });
    onOpen();
  };
  return (
    <button
      ref={badge}
      type="button"
      className={styles.badge}
      data-waiting={!hasRoom || undefined}
      aria-haspopup="dialog"
      aria-label={fill(say(LOOK), { name: thing.name })}
      onClick={open}
    >
      <EarnedPicture thing={thing} size={58} />
    </button>
  );
}

/** What in the page had the focus last: where the child was before it went to the badge. */
function useLastInPage(): RefObject<HTMLElement | null> {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: { readonly target: EventTarget | null }) => {
      if (target instanceof HTMLElement && target.closest('#main')) last.current = target;
    };
    note({ target: document.activeElement });
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return last;
}
