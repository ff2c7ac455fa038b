import { useEffect, useState } from 'react';

/** The longest that a browser's timer takes. */
const LONGEST_MS = 2_147_483_647;

/** Whether an instant is past; updates by itself, also after the device slept. Null is never past. */
export function useIsPast(at: Date | null): boolean {
  const ms = at?.getTime() ?? Number.POSITIVE_INFINITY;
  const [, rerender] = useState(0);
  useEffect(() => {
    const left = ms - Date.now();
    if (left <= 0 || left > LONGEST_MS) return;
    const again = () => rerender((times) => times + 1);
    const timer = setTimeout(again, left);
    // A sleeping tablet's timers stand still.
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [ms]);
  return Date.now() >= ms;
}

/** Whole minutes until then, updated whenever there is one less. */
export function useMinutesLeft(until: Date): number {
  const left = Math.max(0, until.getTime() - Date.now());
  const minutes = Math.floor(left / 60_000);
  useIsPast(new Date(until.getTime() - minutes * 60_000));
  return minutes;
}
