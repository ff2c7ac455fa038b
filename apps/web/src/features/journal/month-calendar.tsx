import 'react-day-picker/style.css';
import { MOST_FEELINGS_A_DAY } from '@wonderlings/journal/contract';
import { createContext, use } from 'react';
import { type DayButtonProps, DayPicker, DayButton as PlainDayButton } from 'react-day-picker';
import { Bubble } from '../../art/feelings/feeling-bubble.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { dateOn, localDateOf, monthOf } from '../../lib/local-day/local-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { bookIcon } from '../../ui/icons.ts';
import type { CalendarRange } from './calendar-range.ts';
import { longDateOf } from './entry-words.ts';
import { OWN_COPY } from './journal.copy.ts';
import styles from './month-calendar.module.css';
import { lookOf } from './mood-look.ts';

interface MonthCalendarProps {
  readonly selected: string;
  readonly today: string;
  /** The month that is turned to, `2026-05`. */
  readonly month: string;
  readonly range: CalendarRange;
  /** Their base names, in the order they were felt. */
  readonly feelingsOn: (localDate: string) => readonly string[];
  readonly onSelect: (localDate: string) => void;
  readonly onTurn: (month: string) => void;
}

/** A month, weeks from Sunday. A day with entries shows what was felt, and says how many. */
export function MonthCalendar({ selected, today, month, range, feelingsOn, onSelect, onTurn }: MonthCalendarProps) {
  return (
    <FeelingsOn value={feelingsOn}>
      <DayPicker
        mode="single"
        required
        weekStartsOn={0}
        className={styles.calendar ?? ''}
        components={{ DayButton }}
        today={dateOn(today)}
        month={dateOn(`${month}-01`)}
        onMonthChange={(first) => onTurn(monthOf(localDateOf(first)))}
        startMonth={dateOn(range.first)}
        endMonth={dateOn(range.last)}
        disabled={{ before: dateOn(range.first), after: dateOn(range.last) }}
        selected={dateOn(selected)}
        onSelect={(date) => onSelect(localDateOf(date))}
        modifiers={{ written: (date) => feelingsOn(localDateOf(date)).length > 0 }}
        modifiersClassNames={{ written: styles.written ?? '' }}
        labels={{
          labelDayButton: (date, { today: isToday, selected: isSelected }) => {
            const localDate = localDateOf(date);
            return dayLabel(longDateOf(localDate), {
              isToday: isToday === true,
              isSelected: isSelected === true,
              entries: feelingsOn(localDate).length,
            });
          },
        }}
      />
    </FeelingsOn>
  );
}

/** What was felt on a local date. A context, as the calendar wants its parts to stay the same from one drawing to the next. */
const FeelingsOn = createContext<(localDate: string) => readonly string[]>(() => []);

/** A day of the calendar: what was felt on it, above its number. */
function DayButton({ children, ...button }: DayButtonProps) {
  const feelings = use(FeelingsOn)(localDateOf(button.day.date));
  return (
    <PlainDayButton {...button}>
      {feelings.length > 0 ? <DayMark feelings={feelings} /> : <span className={styles.nothing} />}
      <span>{children}</span>
    </PlainDayButton>
  );
}

/** What a day of the calendar had in it: the bubble of its last feeling, or a book where only words were written. */
function DayMark({ feelings }: { readonly feelings: readonly string[] }) {
  const look = feelings.map(lookOf).findLast((one) => one !== null);
  return <span className={styles.mark}>{look ? <Bubble look={look} /> : <Icon shape={bookIcon} />}</span>;
}

interface DayFacts {
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly entries: number;
}

/** What a screen reader hears for a day of the calendar. */
function dayLabel(longDate: string, { isToday, isSelected, entries }: DayFacts): string {
  return [
    longDate,
    isToday && OWN_COPY.dayToday,
    isSelected && OWN_COPY.daySelected,
    entries > 0 && entryCount(entries),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A day tells {@link MOST_FEELINGS_A_DAY} at most. */
function entryCount(entries: number): string {
  if (entries >= MOST_FEELINGS_A_DAY) return fill(OWN_COPY.manyEntriesOn, { n: MOST_FEELINGS_A_DAY });
  return entries === 1 ? OWN_COPY.oneEntryOn : fill(OWN_COPY.entriesOn, { n: entries });
}
