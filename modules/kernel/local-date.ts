const formatters = new Map<string, Intl.DateTimeFormat | null>();
/** There are about 600 zone names, but a client can send anything: refused names must not pile up. */
const REMEMBERED_ZONES = 1_000;

export const DEFAULT_TIME_ZONE = 'UTC';

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  if (formatters.size >= REMEMBERED_ZONES) formatters.clear();
  let formatter: Intl.DateTimeFormat | null = null;
  try {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    // An unknown zone is an expected answer of this function's callers, not a fault.
  }
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The IANA zone that was asked for, or UTC when there is none or it is unknown (`Mars/Phobos`). */
export function knownTimeZone(asked: string | undefined): string {
  if (!asked || asked.length > 64) return DEFAULT_TIME_ZONE;
  return formatterOf(asked) ? asked : DEFAULT_TIME_ZONE;
}

/** The days of one second, by zone: no zone was ever a fraction of a second away from UTC. */
const daysNow = { second: Number.NaN, byZone: new Map<string, string>() };

/** The calendar day, `YYYY-MM-DD`, that an instant falls on in a zone. Unknown zone: UTC. */
export function localDateIn(instant: Date, timeZone: string): string {
  const second = Math.floor(instant.getTime() / 1_000);
  if (daysNow.second !== second) {
    daysNow.second = second;
    daysNow.byZone.clear();
  }
  const known = daysNow.byZone.get(timeZone);
  if (known !== undefined) return known;
  const day = calendarDay(instant, timeZone);
  if (daysNow.byZone.size < REMEMBERED_ZONES) daysNow.byZone.set(timeZone, day);
  return day;
}

function calendarDay(instant: Date, timeZone: string): string {
  const formatter = formatterOf(timeZone) ?? formatterOf(DEFAULT_TIME_ZONE);
  if (!formatter) throw new Error('The runtime has no UTC calendar');
  const parts = new Map(formatter.formatToParts(instant).map((part) => [part.type, part.value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01 of a calendar day; differences are whole days whatever clocks do in between. */
export function dayNumber(localDate: string): number {
  return Math.round(Date.parse(`${localDate}T00:00:00Z`) / MS_PER_DAY);
}

/** The calendar day of a {@link dayNumber}. */
export function dateOfDay(day: number): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}
