import { AFFIRMATION_LABELS } from '@wonderlings/affirmations/catalogue';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { heartIcon } from '../../../ui/icons.ts';
import type { CardState } from '../card-state.ts';
import styles from './kept-line.module.css';

/** Says that the words are kept, and takes the focus that the vanished button had, so that a keyboard goes on from here. */
export function KeptLine({ state }: { readonly state: CardState }) {
  const line = useRef<HTMLParagraphElement>(null);
  const isFresh = state === 'fresh';
  useEffect(() => {
    if (isFresh) line.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <div role="status">
      {(isFresh || state === 'kept') && (
        <p ref={line} tabIndex={-1} className={styles.line}>
          <Icon shape={heartIcon} className={styles.heart} />
          <span>{isFresh ? AFFIRMATION_LABELS.keptLine : AFFIRMATION_LABELS.alreadyToday}</span>
        </p>
      )}
    </div>
  );
}
