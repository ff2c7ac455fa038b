import 'react-day-picker/style.css';
import type { MoodEntry } from '@wonderlings/journal/contract';
import { DayPicker } from 'react-day-picker';
import { dateOn, localDateOf, monthOf } from '../../../../lib/local-day/local-day.ts';
import type { CalendarRange } from '../../entries-by-day.ts';
import { longDateOf } from '../../entry-dates.ts';
import { DayButton, EntriesOn } from './day-button.tsx';
import { dayLabel } from './day-label.ts';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  readonly selected: string;
  readonly today: string;
  /** The month that is turned to, `2026-05`. */
  readonly month: string;
  readonly range: CalendarRange;
  /** Newest first. */
  readonly entriesOn: (localDate: string) => readonly MoodEntry[];
  readonly onSelect: (localDate: string) => void;
  readonly onTurn: (month: string) => void;
}

/** A month, weeks from Sunday. A day with entries shows what was felt, and says how many. */
export function MonthCalendar({ selected, today, month, range, entriesOn, onSelect, onTurn }: MonthCalendarProps) {
  return (
    <EntriesOn value={entriesOn}>
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
        modifiers={{ written: (date) => entriesOn(localDateOf(date)).length > 0 }}
        modifiersClassNames={{ written: styles.written ?? '' }}
        labels={{
          labelDayButton: (date, { today: isToday, selected: isSelected }) => {
            const localDate = localDateOf(date);
            return dayLabel(longDateOf(localDate), {
              isToday: isToday === true,
              isSelected: isSelected === true,
              entries: entriesOn(localDate).length,
            });
          },
        }}
      />
    </EntriesOn>
  );
}
