import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { journalStreakQuery, STREAK_COPY, StreakPlant, streakWords } from '../../../streaks/index.ts';
import { StreakDialog } from '../frame/lazy-dialogs.ts';
import styles from './streak-chip.module.css';

/** The child's days in a few words; a press opens all of them. Without an answer it is left out: nothing here is urgent. */
export function StreakChip({ today }: { readonly today: string }) {
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
        <VisuallyHidden>{STREAK_COPY.heading}: </VisuallyHidden>
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
