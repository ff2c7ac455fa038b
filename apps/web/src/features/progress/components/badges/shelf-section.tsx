import { fill } from '../../../../lib/copy/fill.ts';
import { type Collectable, type Earned, earnedOf } from '../../collection/collectable.ts';
import type { Shelf } from '../../collection/shelves.ts';
import { MEDAL_COPY } from '../../progress.copy.ts';
import { EarnedMedal, LockedMedal } from './medal.tsx';
import styles from './shelf-section.module.css';

/** How earned medals behave; the same for all of a page. */
export interface MedalActs {
  readonly today: string;
  readonly openId: string | undefined;
  readonly opensDialog: boolean;
  readonly isNew: (thing: Collectable) => boolean;
  readonly onOpen: (thing: Collectable) => void;
  readonly onNoticed: (thing: Collectable) => void;
}

interface ShelfSectionProps extends MedalActs {
  readonly shelf: Shelf;
}

const isEarned = (thing: Collectable): thing is Collectable & { earned: Earned } => thing.earned !== null;

/** One heading, how many of it are the child's, and its medals. */
export function ShelfSection({ shelf, openId, isNew, ...acts }: ShelfSectionProps) {
  const { id, name, things } = shelf;
  const earned = earnedOf(things).length;
  const count = fill(MEDAL_COPY.count, { earned, all: things.length });
  return (
    <section className={styles.shelf} aria-labelledby={`shelf-${id}`}>
      <h3 id={`shelf-${id}`}>
        {name} {earned > 0 && earned < things.length && <span className={styles.count}>{count}</span>}
      </h3>
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
    </section>
  );
}
