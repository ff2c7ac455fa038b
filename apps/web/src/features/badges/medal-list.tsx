import type { Collectable, Earned } from './collection/collectable.ts';
import { EarnedMedal, LockedMedal } from './medal.tsx';
import styles from './medal-list.module.css';

/** How earned medals behave; the same for all of a page. */
export interface MedalActs {
  readonly today: string;
  readonly openId: string | undefined;
  readonly opensDialog: boolean;
  readonly isNew: (thing: Collectable) => boolean;
  readonly onOpen: (thing: Collectable) => void;
  readonly onNoticed: (thing: Collectable) => void;
}

interface MedalListProps extends MedalActs {
  readonly things: readonly Collectable[];
}

const isEarned = (thing: Collectable): thing is Collectable & { earned: Earned } => thing.earned !== null;

/** A shelf's medals: those that are the child's, and those to come with how to earn them. */
export function MedalList({ things, openId, isNew, ...acts }: MedalListProps) {
  return (
    <ul className={styles.medals}>
      {things.map((thing) => (
        <li key={thing.id}>
          {isEarned(thing) ? (
            <EarnedMedal thing={thing} isNew={isNew(thing)} isOpen={thing.id === openId} {...acts} />
          ) : (
            <LockedMedal thing={thing} />
          )}
        </li>
      ))}
    </ul>
  );
}
