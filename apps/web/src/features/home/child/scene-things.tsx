import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Mailbox, TodaySpot } from '../../../art/lands/things.tsx';
import { giveFeedback } from '../../../lib/feedback/feedback.ts';
import { useWords } from '../../../lib/words/words.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CHILD_HOME } from './child-home.copy.ts';
import label from './scene-label.module.css';
import styles from './scene-things.module.css';

interface SceneThingsProps {
  readonly hasLetter: boolean;
  readonly onOpenLetter: () => void;
  /** Whether today's seed has become a sprout, and whether it falls in just now. */
  readonly grew: boolean;
  readonly drops: boolean;
}

/** What stands on the ground of a child's land and can be touched: the mailbox, and today's place in the garden. */
export function SceneThings({ hasLetter, onOpenLetter, grew, drops }: SceneThingsProps) {
  return (
    <div className={styles.things}>
      <Mail hasLetter={hasLetter} onOpen={onOpenLetter} />
      <Spot grew={grew} drops={drops} />
    </div>
  );
}

/** With a letter when something was earned; else asleep. It never counts. */
function Mail({ hasLetter, onOpen }: { readonly hasLetter: boolean; readonly onOpen: () => void }) {
  const say = useWords();
  if (!hasLetter) {
    return (
      <span className={styles.mail}>
        <Mailbox hasLetter={false} />
        <b className={label.label} aria-hidden="true">
          {CHILD_HOME.mail.asleep}
        </b>
        <VisuallyHidden>{say(CHILD_HOME.mail.nothing)}</VisuallyHidden>
      </span>
    );
  }
  return (
    <button type="button" className={styles.mail} aria-haspopup="dialog" onClick={onOpen}>
      <Mailbox hasLetter />
      <b className={label.label}>{CHILD_HOME.mail.new}</b>
      <VisuallyHidden>: {say(CHILD_HOME.mail.open)}</VisuallyHidden>
    </button>
  );
}

/** Today's place in the garden. */
function Spot({ grew, drops }: { readonly grew: boolean; readonly drops: boolean }) {
  const say = useWords();
  useEffect(() => {
    if (drops) giveFeedback('seed');
  }, [drops]);
  return (
    <Link to="/progress" search={{ tab: 'streaks' }} className={styles.spot}>
      <TodaySpot grew={grew} drops={drops} />
      <VisuallyHidden>{CHILD_HOME.spot.garden}</VisuallyHidden>
      <b className={label.label}>{grew ? CHILD_HOME.spot.planted : say(CHILD_HOME.spot.waits)}</b>
    </Link>
  );
}
