// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const thisYear = new Intl.DateTimeFormat('en-US', options);
const anyYear = new Intl.DateTimeFormat('en-US', { ...options, year: 'numeric' });

/** `"Saturday, November 21"`; with the year, when it is not that of `today`. Both are `YYYY-MM-DD`. */
export function dayLabel(localDate: string, today = localDate): string {
  const format = localDate.slice(0, 4) === today.slice(0, 4) ? thisYear : anyYear;
  return format.format(new Date(`${localDate}T00:00:00Z`));
}
