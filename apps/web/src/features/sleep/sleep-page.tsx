import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { BackLink, Page, PageHeading } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LightsDown } from '../../ui/timed-session/lights-down.tsx';
import { AgeCard } from './age-card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { LogCard } from './log-card.tsx';
import { SLEEP_COPY, SLEEP_OWN_COPY } from './sleep.copy.ts';
import { SleepCalendar } from './sleep-calendar.tsx';
import { type SleepDiaryHandle, useSleepDiary } from './sleep-diary.ts';
import { SleepHero } from './sleep-hero.tsx';
import { SleepNights } from './sleep-nights.tsx';
import styles from './sleep-page.module.css';
import { SleepTips } from './sleep-tips.tsx';

export function SleepPage() {
  const today = useToday();
  const diary = useSleepDiary(today);
  const calendarId = useId();
  const [calendarShown, setCalendarShown] = useState(false);
  const tracker = useRef<HTMLElement>(null);
  const calendar = useRef<HTMLElement>(null);
  const [latest] = diary.entries;
  const isNight = useIsNight();

  // On a phone the calendar is a long way below the button that opens it.
  useEffect(() => {
    if (calendarShown) scrollTo(calendar.current);
  }, [calendarShown]);
  const start = () => {
    scrollTo(tracker.current);
    tracker.current?.focus({ preventScroll: true });
  };

  return (
    <Page>
      {isNight && <LightsDown />}
      <div className={styles.sleep} data-logging="">
        <header className={styles.head}>
          <BackLink to="/activities">{SLEEP_COPY.back}</BackLink>
          <PageHeading>{SLEEP_COPY.title}</PageHeading>
        </header>
        <section ref={tracker} tabIndex={-1} className={styles.tracker} aria-label={SLEEP_OWN_COPY.tracker}>
          <LogCard diary={diary} />
          <SleepTracker
            diary={diary}
            today={today}
            calendar={calendarShown ? { id: calendarId, ref: calendar } : null}
          />
        </section>
        <SleepHero
          moon={latest && diary.qualityOf(latest)}
          onStart={start}
          calendarId={calendarId}
          calendarShown={calendarShown}
          onToggleCalendar={() => setCalendarShown(!calendarShown)}
        />
        <SleepTips />
      </div>
    </Page>
  );
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ behavior: wantsCalmMotion() ? 'auto' : 'smooth', block: 'start' });
}

interface SleepTrackerProps {
  readonly diary: SleepDiaryHandle;
  readonly today: string;
  /** Null while it is hidden. */
  readonly calendar: { readonly id: string; readonly ref: RefObject<HTMLElement | null> } | null;
}

function SleepTracker({ diary, today, calendar }: SleepTrackerProps) {
  const { entries, analysis } = diary;
  const opening = diary.device.status === 'loading' && entries.length === 0;
  return (
    <div className={styles.cards} data-nights={entries.length > 0} data-calendar={calendar !== null}>
      <div className={styles.age}>
        {/* Before the device has answered it is not known whether it was told. */}
        <AgeCard
          key={String(diary.ageTold === undefined)}
          open={diary.ageTold === false}
          age={diary.age}
          ages={diary.ages}
          onChange={diary.changeAge}
        />
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

const CHECK_EVERY_MS = 60_000;

/** Whether it is evening or night where the device is. */
function useIsNight(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNight(new Date().getHours()),
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/** When a child's screen should be dim: from seven in the evening to seven in the morning, by the clock on the wall. */
function isNight(hour: number): boolean {
  return hour >= 19 || hour < 7;
}
