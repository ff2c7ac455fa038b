import { type RefObject, useId, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { leftIcon, rightIcon } from '../../../ui/icons.ts';
import { monthWords } from '../night-words.ts';
import { QUALITIES, QUALITY_WORDS, type Quality } from '../sleep.catalogue.ts';
import { SLEEP_COPY, SLEEP_OWN_COPY } from '../sleep.copy.ts';
import { monthOf, monthsAway } from '../sleep-calendar.ts';
import type { SleepEntry } from '../sleep-log.ts';
import { Moon } from './moon.tsx';
import { NightMonth } from './night-month.tsx';
import styles from './sleep-calendar.module.css';

interface SleepCalendarProps {
  readonly id: string;
  readonly entries: readonly SleepEntry[];
  readonly qualityOf: (entry: SleepEntry) => Quality;
  readonly today: string;
  readonly ref: RefObject<HTMLElement | null>;
}

export function SleepCalendar({ id, entries, qualityOf, today, ref }: SleepCalendarProps) {
  const headingId = useId();
  const [month, setMonth] = useState(() => monthOf(today));
  const turn = (by: number) => setMonth((now) => monthsAway(now, by));
  return (
    <section id={id} className={styles.calendar} aria-labelledby={headingId} ref={ref}>
      <Card>
        <div className={styles.head}>
          <h2 id={headingId}>{SLEEP_COPY.calendarHeading}</h2>
          <div className={styles.month}>
            <IconButton icon={leftIcon} label={SLEEP_OWN_COPY.previousMonth} onClick={() => turn(-1)} />
            <b aria-live="polite">{monthWords(month)}</b>
            <IconButton icon={rightIcon} label={SLEEP_OWN_COPY.nextMonth} onClick={() => turn(1)} />
          </div>
        </div>
        <NightMonth month={month} entries={entries} qualityOf={qualityOf} today={today} />
        <ul className={styles.keys} aria-hidden="true">
          {QUALITIES.map((quality) => (
            <li key={quality}>
              <Moon of={quality} />
              {QUALITY_WORDS[quality].label}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
