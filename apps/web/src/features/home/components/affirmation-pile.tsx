import { useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { handIcon } from '../../../ui/icons.ts';
import { AFFIRMATION_CARD, HOME_AFFIRMATIONS } from '../affirmations.catalogue.ts';
import { useAffirmationPile } from '../use-affirmation-pile.ts';
import styles from './affirmation-pile.module.css';
import { AffirmationWords } from './affirmation-words.tsx';
import { Glim } from './glim.tsx';
import { Pips } from './pips.tsx';

/** Eight kind thoughts as a pile of paper: a tap anywhere on it deals the next. */
export function AffirmationPile() {
  const headingId = useId();
  const { dealt, top, leaving, deal } = useAffirmationPile(HOME_AFFIRMATIONS.length);
  const current = HOME_AFFIRMATIONS[top];
  const left = leaving === null ? undefined : HOME_AFFIRMATIONS[leaving];

  return (
    <section className={styles.thought} aria-labelledby={headingId}>
      <Glim dealt={dealt} className={styles.glim} />
      <div className={styles.pile}>
        <div className={styles.card}>
          <h2 className={styles.title} id={headingId}>
            {AFFIRMATION_CARD.title}
          </h2>
          <div className={styles.words}>
            <Sizers />
            <div className={styles.top} aria-live="polite" aria-atomic="true" data-dealt={leaving !== null}>
              {current && <AffirmationWords key={current.id} affirmation={current} />}
            </div>
          </div>
          <div className={styles.foot}>
            <Pips count={HOME_AFFIRMATIONS.length} at={top} />
            <button className={styles.deal} type="button" onClick={deal}>
              {AFFIRMATION_CARD.hint}
              <Icon shape={handIcon} />
            </button>
          </div>
        </div>
        {left && (
          <div className={styles.leaving} key={dealt} aria-hidden="true">
            <p className={styles.title}>{AFFIRMATION_CARD.title}</p>
            <div className={styles.words}>
              <AffirmationWords affirmation={left} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** All eight in one place, unseen, so that the card has room for the longest and never changes its size. */
function Sizers() {
  return HOME_AFFIRMATIONS.map((affirmation) => (
    <div className={styles.sizer} key={affirmation.id} aria-hidden="true">
      <AffirmationWords affirmation={affirmation} />
    </div>
  ));
}
