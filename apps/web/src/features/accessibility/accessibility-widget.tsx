import { Suspense, useEffect, useRef } from 'react';
import { createStore, useStore } from '../../lib/external-store.ts';
import { useFreeSpot } from '../../lib/free-spot/use-free-spot.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useWords } from '../../lib/words/words.ts';
import { ACCESSIBILITY } from './accessibility.copy.ts';
import styles from './accessibility-widget.module.css';

const ComfortSheet = optionalPart(() => import('./comfort-sheet.tsx').then((file) => file.ComfortSheet));

/** Undefined until it was opened for the first time: its script is loaded then. */
const isSheetOpen = createStore<boolean | undefined>(undefined);

/** Opens "Make it fit you" from a page that has only some of it, over that page. */
export const openComfort = (): void => isSheetOpen.set(true);

/**
 * The small button that opens text size, motion, contrast and reading aloud; it keeps out of the way of everything else.
 * `className` is its look in the bar, where it stands in a narrow window.
 */
export function AccessibilityWidget({ className = '' }: { readonly className?: string | undefined }) {
  const say = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const open = useStore(isSheetOpen, undefined);
  useEffect(() => () => isSheetOpen.set(undefined), []);
  const floats = useFreeSpot(button, 'left');
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.widget} ${floats ? styles.floating : className}`}
        aria-label={say(ACCESSIBILITY.open)}
        title={say(ACCESSIBILITY.open)}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => isSheetOpen.set(!open)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="4.600" r="2.100" />
          <path d="M4.500 8.800c5 1.500 10 1.500 15 0M12 10v4.500M12 14.500l-3.300 6M12 14.500l3.300 6" />
        </svg>
        {!floats && <span>{ACCESSIBILITY.short}</span>}
      </button>
      <Suspense fallback={null}>
        {open !== undefined && <ComfortSheet open={open} onOpenChange={isSheetOpen.set} />}
      </Suspense>
    </>
  );
}
