import { Suspense, useEffect, useRef, useState } from 'react';
import { useFreeSpot } from '../../lib/free-spot/use-free-spot.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useWords } from '../../lib/words/words.ts';
import { ACCESSIBILITY } from './accessibility.copy.ts';
import styles from './accessibility-widget.module.css';
import { onComfortAsked } from './comfort-asked.ts';

const ComfortSheet = optionalPart(() => import('./comfort-sheet.tsx').then((file) => file.ComfortSheet));

/**
 * The small button that opens text size, motion, contrast and reading aloud; it keeps out of the way of everything else.
 * `className` is its look in the bar, where it stands in a narrow window.
 */
export function AccessibilityWidget({ className = '' }: { readonly className?: string | undefined }) {
  const say = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  useEffect(() => onComfortAsked(() => setOpen(true)), []);
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
        onClick={() => setOpen((was) => !was)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="4.600" r="2.100" />
          <path d="M4.500 8.800c5 1.500 10 1.500 15 0M12 10v4.500M12 14.500l-3.300 6M12 14.500l3.300 6" />
        </svg>
        {!floats && <span>{ACCESSIBILITY.short}</span>}
      </button>
      <Suspense fallback={null}>{open !== undefined && <ComfortSheet open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
