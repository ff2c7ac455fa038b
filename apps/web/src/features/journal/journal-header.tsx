import { useQuery } from '@tanstack/react-query';
import { JOURNAL_NAME } from '@wonderlings/account/contract';
import { Suspense, useState } from 'react';
import { useUser } from '../../lib/session/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { pencilIcon } from '../../ui/icons.ts';
import { PageHeading } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { journalStreakQuery, STREAK_COPY, StreakPlant, streakWords } from '../streaks/index.ts';
import { RENAME_COPY } from './journal.copy.ts';
import styles from './journal-header.module.css';
import { RenameJournalDialog, StreakDialog } from './lazy-dialogs.ts';

/** The journal's name, with a pen to change it, and the child's days. */
export function JournalHeader({ today }: { readonly today: string }) {
  const user = useUser();
  // The page is painted without a name, and the child may be known before it is taken over.
  const journalName = useHydrated() ? user.journalName : JOURNAL_NAME.default;
  const [renaming, setRenaming] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <PageHeading title={journalName} className={styles.name}>
          <span dir="auto">{journalName}</span>
        </PageHeading>
        <button type="button" className={styles.pen} aria-label={RENAME_COPY.title} onClick={() => setRenaming(true)}>
          <Icon shape={pencilIcon} />
        </button>
      </div>
      <StreakChip today={today} />
      <Suspense fallback={null}>
        {renaming && (
          <RenameJournalDialog
            journalName={journalName}
            onClose={() => setRenaming(false)}
            onSaved={() => setRenaming(false)}
          />
        )}
      </Suspense>
    </header>
  );
}

/** The child's days in a few words; a press opens all of them. Without an answer it is left out: nothing here is urgent. */
function StreakChip({ today }: { readonly today: string }) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { data: streak, isPending, isError } = useQuery(journalStreakQuery);
  if (isPending)
    return (
      <span className={styles.waiting}>
        <Skeleton height="100%" />
      </span>
    );
  if (isError) return null;

  const words = streakWords(streak, today);
  const begun = (streak?.currentStreak ?? 0) > 0;
  return (
    <>
      <button type="button" className={styles.chip} onClick={() => setOpen(true)}>
        <VisuallyHidden>{say(STREAK_COPY.heading)}: </VisuallyHidden>
        <span className={styles.plant}>
          <StreakPlant icon={words.tier.icon} />
        </span>
        <span>
          <b className={styles.days}>{begun ? words.days : words.tier.title}</b>
          {begun && <VisuallyHidden>, </VisuallyHidden>}
          {begun && <span className={styles.tier}>{words.tier.title}</span>}
        </span>
      </button>
      <Suspense fallback={null}>{open && <StreakDialog words={words} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
