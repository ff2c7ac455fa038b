const MS_PER_MINUTE = 60_000;

/**
 * The instant at which a zone's clock shows that time of day. A clock change within the hours around it may put it an hour
 * off, never on another day.
 * @param minutes since midnight, between 3:00 and 21:00
 */
export function instantAt(localDate: string, minutes: number, timeZone: string): Date {
  const asIfUtc = Date.parse(`${localDate}T00:00:00Z`) + minutes * MS_PER_MINUTE;
  return new Date(asIfUtc - offsetAt(new Date(asIfUtc), timeZone));
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(instant.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE;
}
