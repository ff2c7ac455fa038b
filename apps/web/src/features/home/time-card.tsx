import { type ReactNode, useId } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { TimeCopy } from './home.copy.ts';
import styles from './time-card.module.css';

/** Shown at up to this width; the one in the middle stands in front. */
const SIZE = 160;
const MIDDLE = 1;

/** One of the two ways in: three companions in their scene, and the way there. */
export function TimeCard({ time, scene }: { readonly time: TimeCopy; readonly scene: ReactNode }) {
  const headingId = useId();
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.art}>
        {scene}
        <div className={styles.trio}>
          {time.companions.map(({ who, mood }, i) => (
            // One mover a card: more would pull the eye about.
            <Wonderling key={who} who={who} mood={mood} size={SIZE} still={i !== MIDDLE} className={styles.who} />
          ))}
        </div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} id={headingId}>
          {time.title}
        </h2>
        <p>{time.text}</p>
        <ButtonLink to={time.path} className={styles.explore}>
          {time.button} <VisuallyHidden>{time.title}</VisuallyHidden>
          <Icon shape={arrowIcon} />
        </ButtonLink>
      </div>
    </article>
  );
}
