import { Link } from '@tanstack/react-router';
import { MOOD_LABELS, RICH_MOODS, type RichMoodId } from '@wonderlings/journal/catalogue';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { RICH_ART } from '../../mood-art.ts';
import { FeelingBubble } from '../bubble/feeling-bubble.tsx';
import { moodColors } from '../bubble/mood-colors.ts';
import styles from './feeling-grid.module.css';

interface FeelingGridProps {
  /** The bubble that was pressed a moment ago. */
  readonly picked: RichMoodId | null;
  /** The bubble that the focus comes back to from the detail view. */
  readonly returnTo: RichMoodId | null;
  readonly streakLine: string | null;
  readonly onPick: (id: RichMoodId) => void;
}

export function FeelingGrid({ picked, returnTo, streakLine, onPick }: FeelingGridProps) {
  const returning = useRef<HTMLButtonElement>(null);
  // In the layout phase, so that a dialog that opens in the same moment gives the focus back to the bubble.
  useLayoutEffect(() => returning.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    returning.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <section className={styles.pond} aria-labelledby="how-do-you-feel">
      <header className={styles.ask}>
        <h2 id="how-do-you-feel" className={styles.question}>
          {MOOD_LABELS.heading}
        </h2>
        <p className={styles.lead}>{MOOD_LABELS.subheading}</p>
      </header>
      <ul className={styles.bubbles}>
        {RICH_MOODS.map((mood) => (
          <li key={mood.id} className={styles.cell}>
            <button
              type="button"
              ref={mood.id === returnTo ? returning : undefined}
              className={styles.feel}
              style={moodColors(mood)}
              data-picked={picked === mood.id || undefined}
              onClick={() => onPick(mood.id)}
            >
              <span className={styles.orb}>
                <FeelingBubble art={RICH_ART[mood.id]} />
              </span>
              <span className={styles.name}>{mood.feeling}</span>
            </button>
          </li>
        ))}
      </ul>
      <aside className={styles.blot}>
        <Wonderling who="blot" mood={picked ? 'cheering' : 'happy'} size={230} className={styles.figure} />
        <div className={styles.say}>
          {streakLine && <p>{streakLine}</p>}
          <p>
            {MOOD_LABELS.somethingElse}{' '}
            <Link to="/mood" search={{ view: 'quick' }} className={styles.other}>
              {MOOD_LABELS.somethingElseLink}
            </Link>
          </p>
        </div>
      </aside>
    </section>
  );
}
