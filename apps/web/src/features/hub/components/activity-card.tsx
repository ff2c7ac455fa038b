import { useId } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import type { Activity } from '../activities.catalogue.ts';
import { HUB_COPY } from '../hub.copy.ts';
import styles from './activity-card.module.css';
import { StartLink } from './start-link.tsx';
import { WorldScene } from './world-scene.tsx';

/** A companion steps out of the frame of its own small world and says who it is. */
export function ActivityCard({ activity }: { readonly activity: Activity }) {
  const { id, title, path, companionId, mood, introduction, description } = activity;
  const headingId = useId();
  return (
    <article className={styles.card} data-world={id} aria-labelledby={headingId}>
      <div className={styles.art}>
        <WorldScene night={id === 'sleep'} className={styles.world} />
        <Wonderling who={companionId} mood={mood} size={190} className={styles.who} />
      </div>
      <div className={styles.say}>
        <h2 id={headingId}>{title}</h2>
        <p className={styles.introduction}>{introduction}</p>
        <p className={styles.description}>{description}</p>
        <StartLink path={path} label={HUB_COPY.start} describedBy={headingId} />
      </div>
    </article>
  );
}
