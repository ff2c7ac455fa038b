import { useState } from 'react';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { rightIcon } from '../../ui/icons.ts';
import { earnedOf } from './collection/collectable.ts';
import type { Shelf } from './collection/shelves.ts';
import { MEDAL_COPY } from './collection.copy.ts';
import styles from './folded-shelf.module.css';
import { type MedalActs, MedalList } from './medal-list.tsx';

interface FoldedShelfProps extends MedalActs {
  readonly shelf: Shelf;
  readonly startsOpen: boolean;
}

/** A shelf on a phone: its medals as small pictures in a row, and all that is said of them after a press. */
export function FoldedShelf({ shelf, startsOpen, ...acts }: FoldedShelfProps) {
  const { id, name, things } = shelf;
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isOpen = pressed ?? startsOpen;
  const earned = earnedOf(things).length;
  const count = fill(earned > 0 ? MEDAL_COPY.count : MEDAL_COPY.toFind, { earned, all: things.length });
  return (
    <>
      <h3 id={`shelf-${id}`}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `shelf-${id}-medals` : undefined}
          onClick={() => setPressed(!isOpen)}
        >
          <span className={styles.name}>{name}</span> <span className={styles.count}>{count}</span>
          <Icon shape={rightIcon} className={styles.arrow} />
          {!isOpen && (
            <span className={styles.row}>
              {things.map(({ id, icon, earned }) => (
                <RewardArt key={id} icon={icon} size={52} locked={earned === null} />
              ))}
            </span>
          )}
        </button>
      </h3>
      {isOpen && (
        <div id={`shelf-${id}-medals`}>
          <MedalList things={things} {...acts} />
        </div>
      )}
    </>
  );
}
