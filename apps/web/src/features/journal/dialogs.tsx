import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWonderlingId, type WonderlingId, wonderlingAt } from '@wonderlings/account/catalogue';
import { getWonderlingMessage } from '@wonderlings/companions/contract';
import { COMPANION_NAMES } from '@wonderlings/companions/names-catalogue';
import { useEffect, useEffectEvent } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { call } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { userAchievementsQuery } from '../rewards/index.ts';
import { STREAK_COPY, StreakPlant, type StreakWords } from '../streaks/index.ts';
import { EarnedList } from './celebration-dialog.tsx';
import styles from './dialogs.module.css';
import { JOURNAL_COPY, OWN_COPY } from './journal.copy.ts';

// One chunk: Radix' dialog, which they share, weighs more than all of them.
export { CelebrationDialog, EarnedList } from './celebration-dialog.tsx';
export { RenameJournalDialog } from './rename-journal-dialog.tsx';

interface StreakDialogProps {
  readonly words: StreakWords;
  readonly onClose: () => void;
}

/** All the days, and what they led to lately. It counts what was done; nothing here can be lost. */
export function StreakDialog({ words, onClose }: StreakDialogProps) {
  const say = useWords();
  const { data: earned = [] } = useQuery(userAchievementsQuery);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say(STREAK_COPY.heading)} description={words.line}>
      <div className={styles.now}>
        <span className={styles.plant}>
          <StreakPlant icon={words.tier.icon} />
        </span>
        <p className={styles.number}>{words.days}</p>
      </div>
      <div>
        <div className={styles.groove}>
          <span className={styles.way} style={{ width: `${Math.round(words.progress * 100)}%` }} />
        </div>
        <p>{words.next}</p>
      </div>
      <ul className={styles.facts}>
        <li>{words.longest}</li>
        <li>{words.total}</li>
      </ul>
      <p className={styles.kept}>{say(STREAK_COPY.neverLost)}</p>
      <EarnedList heading={OWN_COPY.lately} earned={earned.map((one) => one.achievement)} />
    </Dialog>
  );
}

/** What the child's buddy says when the journal opens. Ask only when it is shown. */
const wonderlingMessageQuery = (userId: string) =>
  queryOptions({
    queryKey: ['wonderling-message', userId],
    queryFn: ({ signal }) => call(getWonderlingMessage, { params: { userId }, signal }),
  });

/** Who lives in the journal of a child without a buddy. */
const JOURNAL_COMPANION: WonderlingId = 'blot';

interface WelcomeProps {
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/** A word from the child's buddy, which is there before its word is, and without a network. It is asked for only when it is shown. */
export function Welcome({ onShown, onClose }: WelcomeProps) {
  const say = useWords();
  const { id: userId, selectedWonderling } = useUser();
  const noteShown = useEffectEvent(onShown);
  useEffect(() => noteShown(), []);
  const { data, isPending } = useQuery(wonderlingMessageQuery(userId));
  const told = data?.wonderling.avatar;
  const who = isWonderlingId(told) ? told : (wonderlingAt(selectedWonderling) ?? JOURNAL_COMPANION);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.wonderling.name ?? COMPANION_NAMES[who]}
      figure={
        <span className={styles.figure}>
          <Wonderling who={who} mood="happy" size={150} />
        </span>
      }
    >
      <p className={styles.message} aria-live="polite">
        {isPending ? <Skeleton height="3.5rem" /> : say(data?.message) || JOURNAL_COPY.welcomeFallback}
      </p>
      <Button variant="main" onClick={onClose}>
        {JOURNAL_COPY.close}
      </Button>
    </Dialog>
  );
}
