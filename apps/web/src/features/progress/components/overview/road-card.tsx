import type { Streak } from '@wonderlings/journal/contract';
import type { CSSProperties } from 'react';
import { WONDERLING_IDS } from '../../../../companions/cast.ts';
import { Wonderling } from '../../../../companions/wonderling.tsx';
import { useUser } from '../../../../lib/session/session.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { bookIcon } from '../../../../ui/icons.ts';
import { ROAD_COPY } from '../../overview.copy.ts';
import { roadFor } from '../../road/road.ts';
import { roadWords } from '../../road/road-words.ts';
import styles from './road-card.module.css';
import { RoadPicture } from './road-picture.tsx';

// The type of a style has no custom properties; React sets them by the CSSOM, which the content security policy allows.
const placed = ({ x, y }: { readonly x: number; readonly y: number }) => ({ '--x': x, '--y': y }) as CSSProperties;

/** The road of check-in days: the buddy stands where the child is, between flags at 3, 7, 14 and 30. */
export function RoadCard({ streak }: { readonly streak: Streak | null }) {
  const days = streak?.currentStreak ?? 0;
  const { flags, walker } = roadFor(days, streak?.longestStreak);
  const words = roadWords({
    currentStreak: days,
    longestStreak: streak?.longestStreak ?? days,
    totalCheckIns: streak?.totalCheckIns ?? 0,
  });
  // Whoever has not chosen a buddy yet walks with the first of the troupe.
  const buddy = WONDERLING_IDS[(useUser().selectedWonderling ?? 1) - 1] ?? 'zola';
  return (
    <section className={styles.card} aria-labelledby="road-title">
      <div className={styles.window} role="img" aria-label={words.picture}>
        <div className={styles.art} style={placed(walker)}>
          <RoadPicture className={styles.picture} />
          {flags.map((flag) => (
            <span
              key={flag.days}
              className={`${styles.flag} ${styles[flag.state]} ${flag.once ? styles.once : ''}`}
              style={placed(flag)}
            >
              <b>{flag.days}</b>
              <i>{ROAD_COPY.days}</i>
            </span>
          ))}
          <Wonderling who={buddy} mood={days > 0 ? 'cheering' : 'happy'} size={132} className={styles.walker} />
        </div>
      </div>
      <div className={styles.words}>
        <h2 id="road-title">{words.title}</h2>
        <p>{words.text}</p>
        {words.once && <p className={styles.knows}>{words.once}</p>}
        {days === 0 && (
          <ButtonLink to="/mood" icon={bookIcon}>
            {ROAD_COPY.checkIn}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
