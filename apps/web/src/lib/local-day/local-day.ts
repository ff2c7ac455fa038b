const MS_PER_DAY = 86_400_000;

/** The calendar day, `YYYY-MM-DD`, that an instant falls on where this device is. */
export function localDateOf(instant: Date): string {
  const pad = (part: number, width: number) => String(part).padStart(width, '0');
  return `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1, 2)}-${pad(instant.getDate(), 2)}`;
}

/** The device's own `Date` on that calendar day, for a calendar or a formatter. Never parse `YYYY-MM-DD`: that is UTC. */
export function dateOn(localDate: string): Date {
  const [year = 1970, month = 1, day = 1] = localDate.split('-').map(Number);
  // Noon, because in some zones a day with a clock change has no midnight.
  return new Date(year, month - 1, day, 12);
}

/** Days since 1970-01-01; differences are whole days whatever clocks do in between. */
export function dayNumber(localDate: string): number {
  return Math.round(Date.parse(`${localDate}T00:00:00Z`) / MS_PER_DAY);
}

/** One of `lines`, the same all day, the next one tomorrow. */
export function lineOfDay(lines: readonly string[], localDate: string): string {
  return lines[dayNumber(localDate) % lines.length] ?? '';
}

/** `"2026-11"` */
export const monthOf = (localDate: string): string => localDate.slice(0, 7);

/** A day so many days later, or earlier. */
export const addDays = (localDate: string, days: number): string =>
  new Date((dayNumber(localDate) + days) * MS_PER_DAY).toISOString().slice(0, 10);

/** A month so many months later, or earlier. */
export function addMonths(month: string, months: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}
