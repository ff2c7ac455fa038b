import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { shortDay } from '../../lib/local-day/day-words.ts';
import { useOnScreen } from '../../lib/use-on-screen.ts';
import { Tag } from '../../ui/tag.tsx';
import type { Collectable, Earned, Reasoned } from './collectable.ts';
import { MEDAL_COPY } from './collection.copy.ts';
import styles from './medal.module.css';

const ART_SIZE = 92;

/** Where a medal stands on the page, so that the focus finds back to it. */
export const medalId = ({ kind, id }: Pick<Reasoned, 'kind' | 'id'>): string => `medal-${kind}-${id}`;

/** Something that is the child's: a press tells why. */
interface EarnedMedalProps {
  readonly thing: Collectable & { readonly earned: Earned };
  readonly today: string;
  readonly isNew: boolean;
  readonly isOpen: boolean;
  /** The press opens a dialog, and not a panel beside. */
  readonly opensDialog: boolean;
  readonly onOpen: (thing: Collectable) => void;
  readonly onNoticed: (thing: Collectable) => void;
}

export function EarnedMedal({ thing, today, isNew, isOpen, opensDialog, onOpen, onNoticed }: EarnedMedalProps) {
  const medal = useOnScreen<HTMLButtonElement>(thing.earned.isNew, () => onNoticed(thing));
  return (
    <button
      ref={medal}
      type="button"
      id={medalId(thing)}
      className={`${styles.medal} ${styles.earned}`}
      {...(opensDialog ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': isOpen })}
      onClick={() => onOpen(thing)}
    >
      {isNew && (
        <span className={styles.new}>
          <Tag accent>{MEDAL_COPY.isNew}</Tag>
        </span>
      )}
      <RewardArt icon={thing.icon} size={ART_SIZE} className={styles.art} />
      <b>{thing.name}</b>
      <small>{fill(MEDAL_COPY.earned, { date: shortDay(thing.earned.day, today) })}</small>
    </button>
  );
}

/** Something that is still to come. It says how to earn it and how far that is, so there is nothing to press. */
export function LockedMedal({ thing }: { readonly thing: Collectable }) {
  const { icon, name, howTo, progress } = thing;
  return (
    <div className={`${styles.medal} ${styles.locked}`}>
      <RewardArt icon={icon} size={ART_SIZE} locked className={styles.art} />
      <b>{name}</b>
      <small>{howTo}</small>
      {progress?.words && progress.current > 0 && <Tag>{shortProgress(progress)}</Tag>}
    </div>
  );
}

/** `"3 of 5 days"`: the first sentence of the words; the others stand above the shelf. */
const shortProgress = ({ words }: NonNullable<Collectable['progress']>): string =>
  (words ?? '').split('. ', 1).join('').replace(/\.$/, '');
