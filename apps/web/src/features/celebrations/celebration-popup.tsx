import { Link } from '@tanstack/react-router';
import { wonderlingAt } from '@wonderlings/account/catalogue';
import { useEffect } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import { inWords, useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './celebration-popup.module.css';
import { type EarnedThing, keyOf } from './celebration-queue.ts';
import { EarnedPicture } from './earned-picture.tsx';

/** ui-copy `celebrations`. */
const CELEBRATIONS_COPY = {
  title: 'You did it!',
  close: 'Lovely',
  whyLink: 'Why did I get this?',
  newBadges: 'You earned {n} new badges',
  newBadgesOne: 'You earned a new badge',
  goalMet: 'You did what you set out to do this week.',
} as const;

/** Our own: for what is not badges alone. */
const OWN_CELEBRATIONS_COPY = {
  newThings: 'You earned {n} new things',
  more: 'and {n} more',
} as const;

interface CelebrationPopupProps {
  /** At least one, what to name first in front. */
  readonly things: readonly EarnedThing[];
  /** The user's `selectedWonderling`, from 1. */
  readonly buddy: number | null;
  readonly onClose: () => void;
}

const DEFAULT_BUDDY = 'pip';

/** What was earned: the one thing, large, or the first few of several and how many more there are. */
export function CelebrationPopup({ things, buddy, onClose }: CelebrationPopupProps) {
  const say = useWords();
  const line = countLine(things);
  const further = things.length - NAMED;
  const [first] = things;
  const isQuiet = isOfFeelings(things);
  useEffect(() => {
    if (!isQuiet) giveFeedback('badge');
  }, [isQuiet]);
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
        {say(CELEBRATIONS_COPY.close)}
      </Button>
    </Dialog>
  );
}

const buddyOf = (number: number | null) => wonderlingAt(number) ?? DEFAULT_BUDDY;

/** How many are shown by name and picture, as the rules of the rewards have it: the rest are `and 3 more`. */
const NAMED = 2;

/** For any feeling that was saved: told warmly and quietly, as it may have been sad. */
export const isOfFeelings = (things: readonly EarnedThing[]): boolean =>
  things.every(({ kind }) => kind === 'emotion-badge');

const BADGE_KINDS: readonly EarnedThing['kind'][] = ['badge', 'emotion-badge'];

/** What is said above the things: how many there are. Null where the one thing says it better itself. */
export function countLine(things: readonly EarnedThing[]): string | null {
  const areBadges = things.every(({ kind }) => BADGE_KINDS.includes(kind));
  if (things.length === 1) {
    if (things[0]?.kind === 'goal') return inWords(CELEBRATIONS_COPY.goalMet);
    return areBadges ? inWords(CELEBRATIONS_COPY.newBadgesOne) : null;
  }
  return fill(areBadges ? inWords(CELEBRATIONS_COPY.newBadges) : OWN_CELEBRATIONS_COPY.newThings, { n: things.length });
}

interface EarnedOneProps {
  readonly thing: EarnedThing;
  readonly onFollow: () => void;
}

function EarnedOne({ thing, onFollow }: EarnedOneProps) {
  return (
    <div className={styles.one}>
      <span className={styles.stage}>
        <EarnedPicture thing={thing} size={152} />
      </span>
      <p>
        <b className={styles.name}>{thing.name}</b>
        {thing.description}
      </p>
      <WhyLink thing={thing} onFollow={onFollow} />
    </div>
  );
}

interface EarnedRowProps {
  readonly thing: EarnedThing;
  readonly onFollow: () => void;
}

function EarnedRow({ thing, onFollow }: EarnedRowProps) {
  return (
    <li className={styles.row}>
      <EarnedPicture thing={thing} size={72} />
      <div>
        <p>
          <b className={styles.rowName}>{thing.name}</b>
          {thing.description}
        </p>
        <WhyLink thing={thing} onFollow={onFollow} />
      </div>
    </li>
  );
}

interface WhyLinkProps {
  readonly thing: EarnedThing;
  readonly onFollow: () => void;
}

/** To the page that names the very deeds behind it. */
function WhyLink({ thing: { kind, id, name }, onFollow }: WhyLinkProps) {
  return (
    <Link to="/progress" search={{ tab: 'badges', kind, id }} className={styles.why} onClick={onFollow}>
      {CELEBRATIONS_COPY.whyLink} <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
