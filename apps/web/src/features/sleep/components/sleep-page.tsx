import { useEffect, useId, useRef, useState } from 'react';
import { wantsCalmMotion } from '../../../lib/comfort/comfort.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useLightsDown } from '../../../ui/lights/use-lights-down.ts';
import { Page } from '../../../ui/page.tsx';
import { SLEEP_COPY, SLEEP_OWN_COPY } from '../sleep.copy.ts';
import { useIsNight } from '../use-is-night.ts';
import { useSleepDiary } from '../use-sleep-diary.ts';
import { SleepHero } from './sleep-hero.tsx';
import styles from './sleep-page.module.css';
import { SleepTips } from './sleep-tips.tsx';
import { SleepTracker } from './sleep-tracker.tsx';

export function SleepPage() {
  const today = useToday();
  const diary = useSleepDiary(today);
  const calendarId = useId();
  const [calendarShown, setCalendarShown] = useState(false);
  const tracker = useRef<HTMLElement>(null);
  const calendar = useRef<HTMLElement>(null);
  const [latest] = diary.entries;
  useLightsDown(useIsNight());

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
      <div className={styles.sleep}>
        <BackLink to="/activities">{SLEEP_COPY.back}</BackLink>
        <SleepHero
          moon={latest && diary.qualityOf(latest)}
          onStart={start}
          calendarId={calendarId}
          calendarShown={calendarShown}
          onToggleCalendar={() => setCalendarShown(!calendarShown)}
        />
        <section ref={tracker} tabIndex={-1} className={styles.tracker} aria-label={SLEEP_OWN_COPY.tracker}>
          <SleepTracker
            diary={diary}
            today={today}
            calendar={calendarShown ? { id: calendarId, ref: calendar } : null}
          />
        </section>
        <SleepTips />
      </div>
    </Page>
  );
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ behavior: wantsCalmMotion() ? 'auto' : 'smooth', block: 'start' });
}
