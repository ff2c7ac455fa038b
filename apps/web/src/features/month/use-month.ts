import { fill } from '../../lib/copy/fill.ts';
import { fullMonth, monthName } from '../../lib/local-day/day-words.ts';
import { monthOf } from '../../lib/local-day/month.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import type { MonthSearch } from './days-tabs.ts';
import { MONTH_COPY } from './month.copy.ts';

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
