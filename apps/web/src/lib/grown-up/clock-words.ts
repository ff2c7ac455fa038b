const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const date = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const dateOfYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const MINUTE_MS = 60_000;

/** "5:44 pm" */
export const clockTime = (at: Date): string =>
  time
    .format(at)
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();

/** The first whole minute from then on: what is told is never too early. */
export const minuteFrom = (at: Date): string => clockTime(new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS));

/** "Sunday, November 22" of an instant, in the zone of this device. */
export const dayOf = (at: Date): string => day.format(at);

/** "November 3" of a local day, with its year where that is another one. */
export const localDateWords = (localDate: string, today: string): string =>
  (localDate.slice(0, 4) === today.slice(0, 4) ? date : dateOfYear).format(new Date(`${localDate}T00:00:00Z`));
