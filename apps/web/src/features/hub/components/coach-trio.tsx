import { useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TEAMWORK_COPY } from '../hub.copy.ts';
import type { Teamwork } from '../teamwork.ts';
import { isTeam } from '../teamwork.ts';
import { COACHES, type CoachId } from '../time-pages.catalogue.ts';
import styles from './coach-trio.module.css';

interface CoachTrioProps {
  readonly teamwork: Teamwork;
  readonly onTap: (coach: CoachId) => void;
}

/** Three coaches on their ground. A tap wakes one: it shows its special move. Together they cheer. */
export function CoachTrio({ teamwork, onTap }: CoachTrioProps) {
  const { showing, awake } = teamwork;
  const team = isTeam(teamwork);
  // A new number for each tap starts the move again.
  const [tap, setTap] = useState(0);
  return (
    <fieldset className={styles.trio} aria-label={TEAMWORK_COPY.label}>
      {COACHES.map(({ id, name }) => {
        const isAwake = awake.includes(id);
        return (
          <button
            key={id}
            type="button"
            className={styles.coach}
            aria-pressed={isAwake}
            onClick={() => {
              setTap(tap + 1);
              onTap(id);
            }}
          >
            <span
              key={id === showing ? tap : 0}
              className={id === showing ? `${styles.figure} ${styles[id]}` : styles.figure}
            >
              <Wonderling
                who={id}
                mood={team || id === showing ? 'cheering' : 'happy'}
                size={150}
                className={styles.drawing}
              />
            </span>
            <span className={styles.name}>
              {isAwake && <Icon shape={checkIcon} />}
              {name}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
