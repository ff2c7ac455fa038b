import { fill } from '../../lib/copy/fill.ts';
import { fullMonth, monthName } from '../../lib/local-day/day-words.ts';
import { addMonths, monthOf } from '../../lib/local-day/local-day.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { IconButton } from '../../ui/button.tsx';
import { leftIcon, rightIcon } from '../../ui/icons.ts';
import type { MonthSearch } from './days-tabs.ts';
import { MONTH_COPY } from './month.copy.ts';
import styles from './month-arrows.module.css';

interface MonthArrowsProps {
  readonly month: string;
  /** The first month that has anything; unknown while it loads. */
  readonly since: string | undefined;
  readonly onMonth: (month: string) => void;
}

/** To the month before and the one after, from the first one that there is to this one. */
export function MonthArrows({ month, since, onMonth }: MonthArrowsProps) {
  const now = monthOf(useToday());
  const [earlier, later] = [addMonths(month, -1), addMonths(month, 1)];
  const isFirst = since !== undefined && month <= since;
  return (
    <div className={styles.arrows}>
      <IconButton icon={leftIcon} label={fullMonth(earlier)} disabled={isFirst} onClick={() => onMonth(earlier)} />
      <IconButton icon={rightIcon} label={fullMonth(later)} disabled={month >= now} onClick={() => onMonth(later)} />
    </div>
  );
}

/** The month of an address, this one if it names none or one to come; and what its page is called. */
export function useMonth(
  { month: asked }: MonthSearch,
  name: string,
): { readonly month: string; readonly title: string } {
  const now = monthOf(useToday());
  const month = asked !== undefined && asked < now ? asked : now;
  const words = month.slice(0, 4) === now.slice(0, 4) ? monthName(month) : fullMonth(month);
  return { month, title: fill(MONTH_COPY.title, { name, month: words }) };
}
