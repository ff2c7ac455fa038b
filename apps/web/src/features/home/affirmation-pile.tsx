import { useEffect, useId, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Icon } from '../../ui/icon.tsx';
import { handIcon } from '../../ui/icons.ts';
import styles from './affirmation-pile.module.css';
import { AFFIRMATION_CARD, HOME_AFFIRMATIONS, type HomeAffirmation } from './affirmations.catalogue.ts';

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

function AffirmationWords({ affirmation }: { readonly affirmation: HomeAffirmation }) {
  return (
    <div className={styles.pair}>
      <p className={styles.text}>{affirmation.text}</p>
      <p className={styles.tip}>
        <b className={styles.label}>{AFFIRMATION_CARD.tip}</b> {affirmation.tip}
      </p>
    </div>
  );
}

const CHEER_MS = 1_400;

/** Glim holds the pile, and is glad for a moment about each thought that is dealt. */
function Glim({ dealt, className }: { readonly dealt: number; readonly className?: string | undefined }) {
  const [cheered, setCheered] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setCheered(dealt), CHEER_MS);
    return () => clearTimeout(timer);
  }, [dealt]);
  return <Wonderling who="glim" mood={cheered === dealt ? 'happy' : 'cheering'} size={210} className={className} />;
}

/** Which of `count` is shown, counted from 0. */
function Pips({ count, at }: { readonly count: number; readonly at: number }) {
  return (
    <span className={styles.pips} role="img" aria-label={`${at + 1} of ${count}`}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
        <i key={i} className={i === at ? styles.on : undefined} />
      ))}
    </span>
  );
}

/** Specification 000, section 9: the change animates over 300 ms. */
const CHANGE_MS = 300;

interface Pile {
  /** How many have been dealt since the page came. */
  readonly dealt: number;
  /** The card on top. */
  readonly top: number;
  /** The card that was on top, as long as it is on its way off. */
  readonly leaving: number | null;
  readonly deal: () => void;
}

/** A pile of `count` cards: dealing takes the top card off, and after the last comes the first again. */
function useAffirmationPile(count: number): Pile {
  const [dealt, setDealt] = useState(0);
  const [settled, setSettled] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(dealt), CHANGE_MS);
    return () => clearTimeout(timer);
  }, [dealt]);

  return {
    dealt,
    top: dealt % count,
    leaving: settled === dealt ? null : (dealt - 1) % count,
    deal: () => setDealt((before) => before + 1),
  };
}
