import { MOOD_LABELS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { JOURNAL_FEELING } from '@wonderlings/journal/contract';
import { useEffect } from 'react';
import { HeldFeeling } from '../../art/feelings/held-feeling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFeet } from '../../ui/dialog.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { EarnedPicture, type EarnedThing, markCelebrated } from '../celebrations/index.ts';
import { dayCount, STREAK_COPY, StreakPlant, tierOf } from '../streaks/index.ts';
import { celebrationOf } from './celebration.ts';
import styles from './celebration-dialog.module.css';
import { isHardFeeling } from './entry-words.ts';
import { CELEBRATION_COPY, OWN_COPY } from './journal.copy.ts';
import type { SavedMood } from './save-mood.command.ts';
import { ToolOffer } from './tool-offer.tsx';

interface CelebrationDialogProps {
  readonly saved: SavedMood;
  /** False after heavy words: help was offered then, and nothing competes with it. */
  readonly offersTools: boolean;
  readonly onClose: () => void;
}

/** What was saved, the days so far, and what they brought. Blot holds the feeling; after a hard one help comes first. It opens over the page and gives the focus back to it. */
export function CelebrationDialog({ saved, offersTools, onClose }: CelebrationDialogProps) {
  const say = useWords();
  const { deed, streakLine, currentStreak, earned } = celebrationOf(saved);
  useEffect(() => markCelebrated(celebrationOf(saved).earned), [saved]);
  const isPage = saved.answer.feeling === JOURNAL_FEELING;
  const mood = RICH_MOODS.find(({ feeling }) => feeling === saved.answer.baseFeelingName);
  const felt = mood?.id;
  useEffect(() => {
    // A feeling is heard where it is held.
    if (!felt) giveFeedback('done');
  }, [felt]);
  const isHard = isHardFeeling(saved.answer);
  const offer = mood && offersTools && <ToolOffer mood={mood} heading="h3" leads={isHard} onFollow={onClose} />;
  // Few words come before it: what was done is told beside what it brought.
  const leadingOffer = isHard && offer;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isPage ? CELEBRATION_COPY.title : say(MOOD_LABELS.savedTitle)}
      figure={felt && <HeldFeeling feeling={felt} mood={isHard ? 'listening' : 'happy'} size={150} />}
      description={
        <span className={styles.deed}>
          {isHard && <b>{say(CELEBRATION_COPY.held)}</b>} {!leadingOffer && deed}
        </span>
      }
    >
      {leadingOffer}
      <div className={styles.days}>
        <span className={styles.plant}>
          <StreakPlant icon={tierOf(currentStreak).icon} />
        </span>
        <p>
          <span className={styles.heading}>
            <Unbroken>{say(STREAK_COPY.heading)}</Unbroken>
          </span>
          <b className={styles.number}>{dayCount(currentStreak)}</b>
          {leadingOffer && <span className={styles.told}>{deed}</span>} {streakLine}
        </p>
      </div>
      <EarnedList heading={OWN_COPY.earned} earned={earned} />
      {!isHard && offer}
      <DialogFeet sticky>
        <Button variant="main" onClick={onClose}>
          {isHard ? CELEBRATION_COPY.closeHard : say(CELEBRATION_COPY.close)}
        </Button>
      </DialogFeet>
    </Dialog>
  );
}

interface EarnedListProps {
  readonly heading: string;
  /** Under which heading of the page it stands. */
  readonly level?: 'h2' | 'h3';
  readonly earned: readonly Omit<EarnedThing, 'kind'>[];
}

/** Specification 001, section 9. */
const SHOWN = 2;

/** The first two by name, and how many more there are. */
export function EarnedList({ heading, level: Heading = 'h3', earned }: EarnedListProps) {
  if (earned.length === 0) return null;
  const further = earned.length - SHOWN;
  return (
    <section className={styles.earned}>
      <Heading className={styles.title}>{heading}</Heading>
      <ul className={styles.list}>
        {earned.slice(0, SHOWN).map((thing) => (
          <li key={thing.id} className={styles.one}>
            <EarnedPicture thing={thing} size={60} />
            <p>
              <b className={styles.name}>{thing.name}</b>
              {thing.description}
            </p>
          </li>
        ))}
      </ul>
      {further > 0 && <p className={styles.further}>{fill(OWN_COPY.more, { n: further })}</p>}
    </section>
  );
}
