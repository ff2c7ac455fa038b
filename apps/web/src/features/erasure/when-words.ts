const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const plainDate = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "Sunday, November 22, 2026", in the zone of this device. */
export const longDate = (at: Date): string => date.format(at);
/** "Sunday" */
export const weekdayOf = (at: Date): string => weekday.format(at);
/** "5:51 pm" */
export const clockTime = (at: Date): string =>
  time
    .format(at)
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
/** "December 22, 2026" of a local day. */
export const dayWords = (localDate: string): string => plainDate.format(new Date(`${localDate}T00:00:00Z`));
