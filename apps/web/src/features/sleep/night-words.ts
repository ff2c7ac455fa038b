// A calendar day and a time of day have no zone: they are built and told in UTC, so that no clock can move them.
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `"Saturday, Nov 21"` */
export function dayWords(localDate: string): string {
  return day.format(new Date(`${localDate}T00:00:00Z`));
}

/** `"8:45 PM"` of `"20:45"` */
export function timeWords(timeOfDay: string): string {
  return time.format(new Date(`1970-01-01T${timeOfDay}:00Z`));
}

/** `"November 2026"` */
export function monthWords({ year, month }: { readonly year: number; readonly month: number }): string {
  return monthAndYear.format(new Date(Date.UTC(year, month - 1, 1)));
}
