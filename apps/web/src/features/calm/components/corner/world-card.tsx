import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { clockIcon, playIcon } from '../../../../ui/icons.ts';
import { Tag } from '../../../../ui/tag.tsx';
import type { CalmSession } from '../../calm.catalogue.ts';
import { CALM } from '../../calm.copy.ts';
import styles from './calm-corner.module.css';
import { WorldPicture } from './worlds/world-picture.tsx';

/** One of the four: its world in the open air, what it is, and its start. */
export function WorldCard({ session, onStart }: { readonly session: CalmSession; readonly onStart: () => void }) {
  const [near, setNear] = useState(false);
  return (
    <article
      className={styles.world}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      <span className={styles.float}>
        <WorldPicture id={session.id} near={near} />
      </span>
      <div className={styles.say}>
        <h2>{session.title}</h2>
        <p>{session.description}</p>
        <p className={styles.go}>
          <Button icon={playIcon} aria-label={`${CALM.start} ${session.title}`} onClick={onStart}>
            {CALM.start}
          </Button>
          <Tag>
            <Icon shape={clockIcon} /> {session.duration}
          </Tag>
        </p>
      </div>
    </article>
  );
}
