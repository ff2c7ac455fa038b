import { useState } from 'react';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { rightIcon } from '../../ui/icons.ts';
import { type Collectable, type Earned, earnedOf } from './collectable.ts';
import { MEDAL_COPY } from './collection.copy.ts';
import type { Shelf } from './collections.ts';
import { EarnedMedal, LockedMedal } from './medal.tsx';
import styles from './shelf-section.module.css';

interface ShelfSectionProps extends MedalActs {
  readonly shelf: Shelf;
  /** Whether it can be folded away, and how it is before the child has pressed it; undefined where shelves are few. */
  readonly fold: 'open' | 'folded' | undefined;
}

/** One heading, how many of it are the child's, and its medals. */
export function ShelfSection({ shelf, fold, ...acts }: ShelfSectionProps) {
  const { id, name, things } = shelf;
  const earned = earnedOf(things).length;
  const count = fill(MEDAL_COPY.count, { earned, all: things.length });
  return (
    <section className={styles.shelf} aria-labelledby={`shelf-${id}`}>
      {fold ? (
        <FoldedShelf shelf={shelf} startsOpen={fold === 'open'} {...acts} />
      ) : (
        <>
          <h3 id={`shelf-${id}`}>
            {name} {earned > 0 && earned < things.length && <span className={styles.count}>{count}</span>}
          </h3>
          <MedalList things={things} {...acts} />
        </>
      )}
    </section>
  );
}

interface FoldedShelfProps extends MedalActs {
  readonly shelf: Shelf;
  readonly startsOpen: boolean;
}

/** More would be a wall again. */
const SHOWN_FOLDED = 6;

/** A shelf among many: its medals as small pictures in a row, and all that is said of them after a press. */
export function FoldedShelf({ shelf, startsOpen, ...acts }: FoldedShelfProps) {
  const { id, name, things } = shelf;
  const [pressed, setPressed] = useState<boolean | null>(null);
  // What a child was led to stays in sight: the focus goes back to it.
  const [hasOpened, setHasOpened] = useState(startsOpen);
  if (startsOpen && !hasOpened) setHasOpened(true);
  const isOpen = pressed ?? hasOpened;
  const earned = earnedOf(things).length;
  const more = things.length - SHOWN_FOLDED;
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
          <span className={styles.name}>{name}</span> <span className={styles.foldCount}>{count}</span>
          <Icon shape={rightIcon} className={styles.arrow} />
          {!isOpen && (
            <span className={styles.row}>
              {things.slice(0, SHOWN_FOLDED).map(({ id, icon, earned }) => (
                <RewardArt key={id} icon={icon} size={52} locked={earned === null} />
              ))}
              {more > 0 && (
                <b className={styles.more} aria-hidden="true">
                  {fill(MEDAL_COPY.more, { n: more })}
                </b>
              )}
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

/** How earned medals behave; the same for all of a page. */
interface MedalActs {
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
function MedalList({ things, openId, isNew, ...acts }: MedalListProps) {
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
