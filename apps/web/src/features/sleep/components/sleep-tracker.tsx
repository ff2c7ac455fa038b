import type { RefObject } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { SleepDiaryHandle } from '../use-sleep-diary.ts';
import { AgeCard } from './age-card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { LogCard } from './log-card.tsx';
import { SleepCalendar } from './sleep-calendar.tsx';
import { SleepNights } from './sleep-nights.tsx';
import styles from './sleep-tracker.module.css';

interface SleepTrackerProps {
  readonly diary: SleepDiaryHandle;
  readonly today: string;
  /** Null while it is hidden. */
  readonly calendar: { readonly id: string; readonly ref: RefObject<HTMLElement | null> } | null;
}

export function SleepTracker({ diary, today, calendar }: SleepTrackerProps) {
  const { entries, analysis } = diary;
  const opening = diary.device.status === 'loading' && entries.length === 0;
  return (
    <div className={styles.tracker} data-nights={entries.length > 0} data-calendar={calendar !== null}>
      <div className={styles.age}>
        <AgeCard age={diary.age} onChange={diary.changeAge} />
      </div>
      <div className={styles.log}>
        <LogCard diary={diary} />
      </div>
      {analysis && (
        <div className={styles.analysis}>
          <AnalysisCard analysis={analysis} diary={diary} />
        </div>
      )}
      <div className={styles.nights}>{opening ? <Skeleton height="100%" /> : <SleepNights diary={diary} />}</div>
      {calendar && (
        <div className={styles.calendar}>
          <SleepCalendar
            id={calendar.id}
            ref={calendar.ref}
            entries={entries}
            qualityOf={diary.qualityOf}
            today={today}
          />
        </div>
      )}
    </div>
  );
}
