import { WONDERLING_IDS } from '../../../art/companions/cast.ts';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Confetti } from '../../../ui/confetti.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { countLine, isOfFeelings, NAMED } from '../celebration-words.ts';
import { CELEBRATIONS_COPY, OWN_CELEBRATIONS_COPY } from '../celebrations.copy.ts';
import { type EarnedThing, keyOf } from '../earned-thing.ts';
import styles from './celebration-popup.module.css';
import { EarnedOne } from './earned-one.tsx';
import { EarnedRow } from './earned-row.tsx';

interface CelebrationPopupProps {
  /** At least one, what to name first in front. */
  readonly things: readonly EarnedThing[];
  /** The user's `selectedWonderling`, from 1. */
  readonly buddy: number | null;
  readonly onClose: () => void;
}

const NOBODYS_BUDDY = 'pip';

/** What was earned: the one thing, large, or the first few of several and how many more there are. */
export function CelebrationPopup({ things, buddy, onClose }: CelebrationPopupProps) {
  const line = countLine(things);
  const further = things.length - NAMED;
  const [first] = things;
  const isQuiet = isOfFeelings(things);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={CELEBRATIONS_COPY.title}
      figure={<Wonderling who={buddyOf(buddy)} mood={isQuiet ? 'calm' : 'cheering'} size={112} />}
      {...(line === null ? {} : { description: <span className={styles.line}>{line}</span> })}
    >
      {!isQuiet && <Confetti />}
      {things.length === 1 && first ? (
        <EarnedOne thing={first} onFollow={onClose} />
      ) : (
        <ul className={styles.list}>
          {things.slice(0, NAMED).map((thing) => (
            <EarnedRow key={keyOf(thing)} thing={thing} onFollow={onClose} />
          ))}
        </ul>
      )}
      {further > 0 && <p className={styles.further}>{fill(OWN_CELEBRATIONS_COPY.more, { n: further })}</p>}
      <Button variant="main" onClick={onClose}>
        {CELEBRATIONS_COPY.close}
      </Button>
    </Dialog>
  );
}

const buddyOf = (number: number | null) => WONDERLING_IDS[(number ?? 0) - 1] ?? NOBODYS_BUDDY;
