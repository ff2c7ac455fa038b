const MS_PER_MINUTE = 60_000;

/**
 * The instant at which a zone's clock shows that time of that day. A time that clocks jump over is an hour off.
 * @param localDate `YYYY-MM-DD`
 * @param minutes since midnight
 * @param timeZone a known one, see `knownTimeZone`
 */
export function instantAt(localDate: string, minutes: number, timeZone: string): Date {
  const asIfUtc = Date.parse(`${localDate}T00:00:00Z`) + minutes * MS_PER_MINUTE;
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone);
  // The clock may have been changed between the two.
  return new Date(asIfUtc - offsetAt(guess, timeZone));
}

/** One a known zone, of which there are about 600: to make one takes longer than to ask it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(instant / MS_PER_MINUTE) * MS_PER_MINUTE;
}

/** What the zone's clock shows then, `HH:mm`. @param timeZone a known one, see `knownTimeZone` */
export function clockIn(instant: Date, timeZone: string): string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value.padStart(2, '0')]),
  );
  return `${parts.get('hour')}:${parts.get('minute')}`;
}
