import 'react-day-picker/style.css';
import { DayPicker } from 'react-day-picker';
import { dateOn, localDateOf, monthOf } from '../../../../lib/local-day/local-day.ts';
import type { CalendarRange } from '../../calendar-range.ts';
import { longDateOf } from '../../entry-dates.ts';
import { DayButton, FeelingsOn } from './day-button.tsx';
import { dayLabel } from './day-label.ts';
import styles from './month-calendar.module.css';

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
