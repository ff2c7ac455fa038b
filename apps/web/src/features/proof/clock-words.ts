const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const fullDate = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const localDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "4:12 pm", in the zone of this device. */
export const timeOf = (at: string): string =>
  time
    .format(new Date(at))
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
/** "October 15, 2026" of an instant. */
export const dateOf = (at: string): string => date.format(new Date(at));
/** "Thursday, October 15, 2026" of an instant. */
export const fullDateOf = (at: string): string => fullDate.format(new Date(at));
export const momentOf = (at: string): string => `${dateOf(at)}, ${timeOf(at)}`;
/** "September 3, 2026" of a local day. */
export const localDateWords = (day: string): string => localDate.format(new Date(`${day}T00:00:00Z`));
/** "September 3" of a local day. */
export const shortLocalDate = (day: string): string => shortDate.format(new Date(`${day}T00:00:00Z`));
export const count = (value: number): string => value.toLocaleString('en-US');
