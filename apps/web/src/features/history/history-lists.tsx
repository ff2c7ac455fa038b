import { COMPANION_NAMES } from '@wonderlings/companions/names-catalogue';
import { useId, useRef, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { dayName, longDay, monthName, weekdayName } from '../../lib/local-day/day-words.ts';
import { addDays, monthOf } from '../../lib/local-day/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { plusIcon } from '../../ui/icons.ts';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { HouseWindow } from '../grown-up/index.ts';
import { DayWindow } from './day-window.tsx';
import { EntryLine } from './entry-line.tsx';
import { HISTORY_COPY, WINDOW_COPY } from './history.copy.ts';
import { folded, type HistoryDay, quietRange, quietWords } from './history-days.ts';
import styles from './history-lists.module.css';
import { type WindowLook, windowOf } from './line-look.ts';

interface DayListProps {
  readonly days: readonly HistoryDay[];
  readonly today: string;
  readonly firstDay: string | null;
  /** Whether the days without anything are said as well. */
  readonly withQuiet: boolean;
}

/** Day after day, the newest first. */
export function DayList({ days, today, firstDay, withQuiet }: DayListProps) {
  return days.map((day) => (
    <div key={day.localDate} className={styles.days}>
      <DayCard day={day} today={today} isFirst={day.localDate === firstDay} />
      {withQuiet && day.quietBefore > 0 && (
        <p className={styles.quiet}>
          <HouseWindow kind="shut" />
          <span>{fill(WINDOW_COPY.quietDays, { date: quietWords(quietRange(day), today) })}</span>
        </p>
      )}
    </div>
  ));
}

/** Month after month, with the day beside the time, newest first. */
export function MonthList({ days, today }: Pick<DayListProps, 'days' | 'today'>) {
  const months = [...new Set(days.map(({ localDate }) => monthOf(localDate)))];
  return months.map((month) => (
    <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{monthName(month, today)}</h2>
      <ol>
        {days
          .filter(({ localDate }) => monthOf(localDate) === month)
          .flatMap(({ acts }) => acts.toReversed())
          .map((act) => (
            <EntryLine key={act.main.id} act={act} withDay />
          ))}
      </ol>
    </section>
  ));
}

interface DayCardProps {
  readonly day: HistoryDay;
  readonly today: string;
  /** The child began on that day. */
  readonly isFirst: boolean;
}

/** A day: its window, and what was done, in order; small things wait behind a button. */
function DayCard({ day: { localDate, acts }, today, isFirst }: DayCardProps) {
  const id = useId();
  const words = useRef<HTMLElement>(null);
  const lines = useRef<HTMLOListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const { acts: glance, more } = folded(acts);
  const look = windowOf(acts);
  return (
    <section className={styles.day} aria-labelledby={`${id}-day ${id}-date`} ref={words}>
      <header className={styles.head}>
        <div className={styles.window}>
          <DayWindow look={look} label={windowWords(look, longDay(localDate, today))} />
        </div>
        <div className={styles.names}>
          <h2 id={`${id}-day`}>
            {/* The space is for a screen reader: two words, not one. */}
            <DayTag localDate={localDate} today={today} isFirst={isFirst} /> <span>{weekdayName(localDate)}</span>
          </h2>
          <p id={`${id}-date`} className={styles.date}>
            {dayName(localDate, today)}
          </p>
          {localDate === today && <ReadAloudButton words={words} round label={HISTORY_COPY.readAloud} />}
        </div>
      </header>
      <ol className={styles.lines} ref={lines} tabIndex={-1}>
        {(isWhole ? acts : glance).map((act) => (
          <EntryLine key={act.main.id} act={act} />
        ))}
      </ol>
      {more > 0 && !isWhole && (
        <Button
          variant="text"
          icon={plusIcon}
          className={styles.more}
          onClick={() => {
            setIsWhole(true);
            lines.current?.focus();
          }}
        >
          {more === 1 ? HISTORY_COPY.moreOne : fill(HISTORY_COPY.more, { n: more })}
        </Button>
      )}
    </section>
  );
}

function DayTag({
  localDate,
  today,
  isFirst,
}: Pick<DayCardProps, 'today' | 'isFirst'> & { readonly localDate: string }) {
  if (localDate === today) return <Tag accent>{HISTORY_COPY.today}</Tag>;
  if (localDate === addDays(today, -1)) return <Tag>{HISTORY_COPY.yesterday}</Tag>;
  return isFirst ? <Tag>{HISTORY_COPY.firstDay}</Tag> : null;
}

function windowWords({ isShut, feeling, who }: WindowLook, date: string): string {
  if (isShut) return `${date}: ${WINDOW_COPY.rest}`;
  if (feeling === undefined || who === undefined) return fill(WINDOW_COPY.altPlain, { date });
  return fill(WINDOW_COPY.alt, { date, feeling, buddy: COMPANION_NAMES[who] });
}
