import { dateOn } from '../../lib/local-day/local-day.ts';

/** Words of the mock-ups and of `content/history-pages.json`. */
export const MONTH_COPY = {
  title: "{name}'s {month}",
  loading: 'Loading...',
  readingTitle: 'How to read this',
  reading:
    'These pictures show how Wonderlings was used. They do not measure how a child is. If something makes you wonder, ask {name}, and then wait a little: asking works better than reading.',
  talkTitle: 'If you would like to talk about it',
  talk: [
    '"What was the best bit of the week for you?"',
    '"Is there anything you would like me to know?"',
    '"Shall I just listen?"',
  ],
  print: 'Print this month',
  check: 'Check this history',
  keepsake: 'Make a keepsake',
  actions: 'What you can do with this month',
} as const;

export const CHART_COPY = {
  table: 'Show as a table',
  house: 'Days with a light on',
  meadow: 'The meadow of feelings',
  minutes: 'Minutes by activity',
  daytime: 'Time of day',
  rows: 'Rows of days',
  stream: 'Twelve weeks of feelings',
} as const;

export const DAY_KINDS = {
  lit: 'checked in',
  here: 'here',
  rest: 'rest day',
  shut: 'not here',
} as const;

export const LEGEND = {
  panes: ['here', '1 thing', '2', '3', '4 or more'],
  shut: 'not here',
  rest: 'rest day',
  next: 'to come',
} as const;

/** In the place of pictures, while there is too little to draw. */
export const FEW_COPY = {
  title: { none: 'No window is lit so far', one: 'One window is lit so far', two: 'Two windows are lit so far' },
  titleThen: { none: 'No window was lit', one: 'One window was lit', two: 'Two windows were lit' },
  madeToday: "{name}'s account was made today.",
  madeOn: "{name}'s account was made on {date}.",
  soon: 'After three days with something in them, this page draws the month; until then the days are listed below.',
  quiet: 'A month with fewer than three days that have something in them is not drawn. Its days are listed below.',
} as const;

export const PRINT_COPY = {
  title: "Print {name}'s {month}",
  back: 'Back',
  hint: 'Two pages, A4 or Letter. It reads well in black and white.',
  print: 'Print',
  head: 'Wonderlings · for the family of {name}',
  childRemembers: 'What {name} wants to remember',
  grownUpRemembers: 'What the grown-up wants to remember',
  foot: 'This sheet shows how Wonderlings was used. It does not measure how a child is.',
  sees: "Printed on {date}. {name}'s history says so: “A grown-up printed your {month}.”",
  notTold: {
    title: 'It is not printed yet.',
    description: 'The history could not be told, and nothing is printed without that. Please try again.',
  },
} as const;

export const DAYS_COPY = {
  title: 'Day by day',
  filter: 'What to show',
  tabs: {
    all: 'Everything',
    feelings: 'Feelings',
    activities: 'Activities',
    'grown-ups': 'Grown-ups',
    'sign-ins': 'Sign-ins',
  },
  /** Beside a sentence that says that something was written. */
  wrote: "The words are {name}'s.",
  shown: '{name} shows you this note',
  shownSince: 'Shown on {date}. {name} can take it back.',
  opening: 'Opening it...',
  notOpened: 'It did not open. Please try again.',
  erased: 'A note was erased here.',
  notHere: '{days}: not here.',
  older: 'Show older days',
  empty: 'Nothing of that kind in {month}.',
  upTo: 'Up to {day}.',
  wholeMonth: 'Show all of {month}',
  closedTitle: 'Notes are closed here',
  closedText:
    'You see that something was written. {name} can open a note for you, on the page “Your history”, and close it again.',
  seesTitle: '{name} sees this too',
  seesText: "Each time you open this area {name}'s history says so, with the time.",
} as const;

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** 0 is Sunday. */
export const weekdayOf = (localDate: string): number => dateOn(localDate).getDay();

/** `"5:12 pm"`, of minutes since midnight. */
export function clock(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
/** `"3 pm"`; midnight is `"12 am"`. */
export const hourName = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;

/** `"1 time"`, `"3 times"` */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const;
/** `"Three"`, and `"6"` from there on. For the beginning of a sentence. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
