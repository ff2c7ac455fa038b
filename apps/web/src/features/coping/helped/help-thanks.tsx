import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { HELPED_COPY } from './helped.copy.ts';
import type { HelpAnswer } from './helped.ts';
import styles from './trying-card.module.css';

interface HelpThanksProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly given: HelpAnswer;
  readonly onClose: () => void;
}

/** Any answer is thanked for; one that says no also shows the way to the other tools. */
export function HelpThanks({ ref, given, onClose }: HelpThanksProps) {
  return (
    <>
      <h2 ref={ref} tabIndex={-1} className={styles.heading}>
        {HELPED_COPY.thanks[given]}
      </h2>
      {given === 'not-today' && <p>{HELPED_COPY.someone}</p>}
      <div className={styles.choices}>
        <Button onClick={onClose}>{HELPED_COPY.close}</Button>
        {given === 'not-today' && (
          <ButtonLink to="/coping-tools" variant="ghost" onClick={onClose}>
            {HELPED_COPY.other}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
