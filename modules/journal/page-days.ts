import { dayNumber } from '@wonderlings/kernel';
import type { JournalTotals } from './contract.ts';

/**
 * The last of those days, and how many in a row lead up to it; nothing bridges a gap here.
 * @param days latest first, each once
 */
export function daysRunning(days: readonly string[]): JournalTotals['pageDays'] {
  const [last] = days;
  if (last === undefined) return null;
  const gap = days.findIndex((day, index) => dayNumber(last) - dayNumber(day) !== index);
  return { last, running: gap === -1 ? days.length : gap };
}
