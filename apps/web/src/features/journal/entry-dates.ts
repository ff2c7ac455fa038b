// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `"Wednesday, May 7, 2025"`, of the child's calendar day. */
export function longDateOf(localDate: string): string {
  return longDate.format(new Date(`${localDate}T00:00:00Z`));
}

/** `"4:05 PM"`, where this device is. */
export function timeOf(timestamp: string): string {
  return time.format(new Date(timestamp));
}
