const TIMES = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DATES = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const OWN_DATES = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** "5:51 pm", on the clock of this device. */
export const clockTime = (at: string | null): string =>
  at === null
    ? ''
    : TIMES.format(new Date(at))
        .replace(/[\u00a0\u202f]/g, ' ')
        .toLowerCase();

/** "November 21, 2026" of a local day. */
export const dayWords = (localDate: string | null): string =>
  localDate === null ? '' : DATES.format(new Date(`${localDate}T00:00:00Z`));

/** The same of an instant, where this device is. */
export const dateOf = (at: string): string => OWN_DATES.format(new Date(at));

/** "3.1 MB" */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const LISTS = new Intl.ListFormat('en-US', { type: 'conjunction' });
export const listWords = (words: readonly string[]): string => LISTS.format(words);
