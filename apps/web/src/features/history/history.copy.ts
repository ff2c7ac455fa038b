import type { HistoryKind } from '@wonderlings/history/kind-catalogue';

/** From the content's `history-pages.json`, `child`, word for word. */
export const HISTORY_COPY = {
  title: 'Your history',
  lead: 'What you did here, day by day. Nothing is hidden from you.',
  leadYears: '{n} years of you. Tap a window to go there.',
  today: 'Today',
  yesterday: 'Yesterday',
  firstDay: 'The first day',
  older: 'Show older days',
  newer: 'Back to today',
  more: '{n} more small things',
  moreOne: '1 more small thing',
  loading: 'Opening the shutters...',
  loadingOlder: 'Looking for older days...',
  end: 'This is where you began.',
  offline: 'No internet now. This is from your last visit.',
  readAloud: 'Read my day to me',
  otherZone: 'in another time zone',
} as const;

export const TAB_COPY = {
  label: 'What to show',
  all: 'All',
  feelings: 'Feelings',
  did: 'Things you did',
  grownUps: 'Grown-ups',
} as const;

export const SEARCH_COPY = {
  label: 'Look for a word',
  placeholder: 'Look for something',
  choose: 'Choose',
  found: '{n} found',
  foundOne: '1 found',
  none: 'Nothing like that here.',
  noneLine: 'Try another word, or look at all of it.',
  clear: 'Show everything',
  notInNotes: 'We do not look inside your notes.',
} as const;

export const KIND_NAMES: Readonly<Record<HistoryKind, string>> = {
  feelings: 'Feelings',
  writing: 'Writing',
  breath: 'Breathing and calm',
  moving: 'Moving',
  nature: 'Nature and sleep',
  won: 'Things you earned',
  stickers: 'Stickers and colors',
  'grown-ups': 'Grown-ups',
  account: 'Your account',
};

export const FILTER_COPY = {
  title: 'What would you like to see?',
  what: 'What',
  who: 'Who did it',
  when: 'When',
  show: 'Show {n} things',
  showOne: 'Show 1 thing',
  all: 'Show everything',
  close: 'Close',
  anyone: 'All',
  you: 'You',
  grownUp: 'A grown-up',
  wonderlings: 'Wonderlings',
  allTimes: 'All',
  week: 'This week',
  another: 'Another month...',
  month: 'Which month?',
} as const;

export const WINDOW_COPY = {
  months: 'Months',
  years: 'All the years',
  month: '{month}: {n} days',
  monthOne: '{month}: 1 day',
  street: 'Your street. Each house is a year.',
  quiet: 'No visits here. That is okay.',
  quietDays: '{date}: the shutters were closed. That is okay.',
  rest: 'A rest day. The curtains were closed.',
  next: 'Still to come',
  alt: '{date}: {feeling}. {buddy} looks out.',
  altPlain: '{date}: a lit window.',
} as const;

export const WHO_SEES_COPY = {
  title: 'Who can see this?',
  you: 'You',
  youLine: 'All of it, always.',
  grownUp: 'Your grown-up',
  grownUpLine: 'What you did, not your words. You see each time they look.',
  noOne: 'No one else',
  noOneLine: 'Not your school, not your friends.',
  takeAlong: 'A grown-up can take all of it along. Then your words go too. You see it here if they do.',
  operator: 'Some people keep this place running. Your grown-up can ask who.',
} as const;

export const NOTE_COPY = {
  closed: 'Your words. They stay closed here.',
  read: 'Read it',
  close: 'Close it',
  show: 'Show it to my grown-up',
  shown: 'Your grown-up can read this note now.',
  takeBack: 'Take it back',
  tookBack: 'You took it back. It is closed again.',
  erase: 'Erase it',
  loading: 'One moment...',
  failed: 'Your words did not come. They are safe. Try again?',
  notDone: { title: 'That did not work.', description: 'Nothing was changed. Try again?' },
} as const;
export const SHOW_COPY = {
  title: 'Show this to your grown-up?',
  line: 'They can read this one. All your others stay closed.',
  after: 'You can take it back. They may have read it by then.',
  yes: 'Show it',
  no: 'Keep it mine',
} as const;
export const ERASE_COPY = {
  title: 'Erase these words for ever?',
  gone: 'The words will be gone.',
  goneLine: 'No one can read them again. Not even you.',
  stays: 'The feeling stays.',
  staysLine: 'Your days and badges stay too.',
  says: 'The line will say: "You erased a note here."',
  yes: 'Erase it',
  no: 'Keep my note',
  done: 'The words are gone. The day is still yours.',
} as const;
/** Of the event's sentence, which the line becomes. */
export const ERASED_HERE = 'You erased a note here.';

export const VISITS_COPY = {
  none: 'No grown-up looked this month.',
  one: 'One look this month.',
  many: '{n} looks this month.',
  last: 'The last one was on {date}.',
  that: 'That is all. A grown-up did nothing else here.',
  wasItYou: 'Was it you? That is okay. It is only for grown-ups.',
  whyLook: 'You can ask why they looked.',
} as const;

/** Of the mock-up. */
export const STATE_COPY = {
  emptyTitle: 'Your story starts here',
  emptyLine: 'Each thing you do gets a line, and each day a window. You can read them all.',
  emptyAction: 'Save a feeling',
  failedTitle: 'Your history did not load',
  failedLine: 'It is safe. Nothing is lost. Try again?',
  again: 'Try again',
} as const;
