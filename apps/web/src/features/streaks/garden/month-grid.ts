import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonths, dayNumber, daysOfMonth, monthOf } from '../../../lib/local-day/local-day.ts';

const DAYS_A_WEEK = 7;
/** 1970-01-01 was a Thursday, the fifth day of a week from Sunday. */
const EPOCH_WEEKDAY = 4;

const weekdayOf = (localDate: string): number =>
  (((dayNumber(localDate) + EPOCH_WEEKDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;

/** The weeks of a month from Sunday; null where another month's days would be. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const days = dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(first);
  const before = weekdayOf(first);
  const weeks = Math.ceil((before + days) / DAYS_A_WEEK);
  const spot = (index: number) => (index < before || index >= before + days ? null : addDays(first, index - before));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, weekday) => spot(week * DAYS_A_WEEK + weekday)),
  );
}

/** The same day of another month, or that month's last when it is shorter. */
export function sameDayIn(month: string, localDate: string): string {
  const last = daysOfMonth(month).to;
  const day = `${month}-${localDate.slice(8)}`;
  return day < last ? day : last;
}

/** Where a key leads from a day, as in any calendar; null for a key that leads nowhere. */
export function dayByKey(key: string, localDate: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(localDate, -1);
    case 'ArrowRight':
      return addDays(localDate, 1);
    case 'ArrowUp':
      return addDays(localDate, -DAYS_A_WEEK);
    case 'ArrowDown':
      return addDays(localDate, DAYS_A_WEEK);
    case 'Home':
      return addDays(localDate, -weekdayOf(localDate));
    case 'End':
      return addDays(localDate, DAYS_A_WEEK - 1 - weekdayOf(localDate));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(localDate), -1), localDate);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(localDate), 1), localDate);
    default:
      return null;
  }
}

export const within = (localDate: string, first: string, last: string): string =>
  localDate < first ? first : localDate > last ? last : localDate;

/** Days that are one stop of the Tab key and are walked with the arrow keys, as in any calendar; each is marked with `data-day`. */
export function useDayWalk<Place extends HTMLElement>(start: string, first: string, last: string) {
  const [at, setAt] = useState(start);
  const movedByKey = useRef(false);
  const place = useRef<Place>(null);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    place.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(event.key, at);
    if (next === null) return;
    event.preventDefault();
    movedByKey.current = true;
    setAt(within(next, first, last));
  }
  return { at, setAt, place, onKeyDown };
}
