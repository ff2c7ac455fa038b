import { fill } from '../../lib/copy/fill.ts';
import { earnedOf } from './collection/collectable.ts';
import type { Shelf } from './collection/shelves.ts';
import { MEDAL_COPY } from './collection.copy.ts';
import { FoldedShelf } from './folded-shelf.tsx';
import { type MedalActs, MedalList } from './medal-list.tsx';
import styles from './shelf-section.module.css';

interface ShelfSectionProps extends MedalActs {
  readonly shelf: Shelf;
  /** Whether it can be folded away, and how it is before the child has pressed it; undefined where there is room for all. */
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
