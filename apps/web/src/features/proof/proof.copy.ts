/** Words of the grown-up's pages, as the product's list of words has them. */
export const CHECK_COPY = {
  title: 'Check this history',
  lead: 'The server opens every entry and compares it with the one before, with its seal, with these pages and with marks kept elsewhere.',
  button: 'Check now',
  starting: 'Starting...',
  running: {
    title: 'Checking the history of {name}...',
    line: 'Each of the {total} entries is opened and laid beside the one before it.',
    progress: '{n} of {total} entries.',
    leave: 'You may leave this page. The result will wait here.',
    stop: 'Stop',
    label: 'Entries checked',
  },
  stages: [
    { id: 'order', title: 'The order', line: 'Does each entry follow the one before it?' },
    { id: 'seals', title: 'The seals', line: 'Does each entry open, and is it the one that was sealed?' },
    { id: 'pages', title: 'The pages', line: 'Do these pages show exactly what the entries say?' },
    { id: 'end', title: 'The end', line: 'Is the newest part still there?' },
  ],
  well: {
    title: 'All is well',
    when: 'Checked on {date} at {time}',
    lead: 'Nothing in the history of {name} was changed, moved, added or taken out since it was written.',
    checked: 'What was checked',
    items: [
      {
        title: 'The order.',
        text: '{total} entries, from {from} to {to}: each follows the one before it, and none is missing in between.',
      },
      { title: 'The seals.', text: 'Each entry opened with the key of this child, and is the one that was sealed.' },
      { title: 'The pages.', text: 'What you see in this area is exactly what the entries say.' },
    ],
    end: {
      title: 'The end.',
      text: 'The marks that are made every hour, and kept outside of the database, all fit. Nothing was cut off.',
    },
    noMarks: {
      title: 'The end: not yet.',
      text: 'No mark of this history was made outside of the database so far. The first comes within the hour.',
    },
    waitingPages: {
      title: 'Some pages: not yet.',
      text: '{tables} of them are being built just now and could not be compared.',
    },
    cannot: 'What this cannot show',
    limits: [
      { title: 'Whether an entry is true.', text: 'It shows that nothing was changed later, not what was meant.' },
      { title: 'Things that were never saved.', text: 'What stays on the device is not in here at all.' },
      {
        title: 'All of the last hour.',
        text: 'What was cut off before the next mark was made would not be noticed.',
      },
      {
        title: 'A change by whoever runs this copy',
        text: 'and holds its master key. A keepsake in your own drawer guards against that, for everything that was before it.',
      },
    ],
    keepsake: 'Make a keepsake',
    print: 'Print this result',
    sees: 'The history of {name} says that you checked, and what came of it.',
  },
  problems: {
    altered: {
      title: 'One entry does not fit',
      text: '{date}, {time}: entry {n} of {total} is not the one that was sealed.',
    },
    removed: {
      title: 'One entry is missing',
      text: 'Between {from} and {to} one entry is missing: number {n}.',
      several: 'Between {from} and {to} entries are missing: numbers {n} to {other}.',
    },
    inserted: {
      title: 'One entry was put in',
      text: 'Entry {n} ({date}, {time}) was put in later. It does not follow the entry before it.',
    },
    moved: {
      title: 'Entries were moved',
      text: 'Entries {n} and {other} ({date}, {time}) are not in the order they were written in.',
    },
    'cut-off': {
      title: 'The end is missing',
      text: 'At {time} there were {total} entries. Now there are {n}, up to {date}.',
    },
    unopened: {
      title: 'One entry does not open',
      text: 'Entry {n} ({date}, {time}) does not open with the key of this child.',
    },
    replaced: {
      title: 'One entry does not fit',
      text: 'Entry {n} is another one than the mark of {date}, {time}, knows. All that is there fits together.',
    },
    'pages-differ': {
      title: 'A page differs from the entries',
      text: 'The entries are sound. A page built from them is not, and is being built again.',
    },
    'anchor-gone': {
      title: 'A mark is missing',
      text: 'The marks kept outside of the database have a gap on {date}. The entries themselves fit.',
    },
    others: 'What else does not fit',
    more: 'There is more than is listed here.',
    start: 'the very beginning',
  },
  means: {
    title: 'What it means',
    altered:
      'Entry {n} was altered in the database after it was saved, by a person or by a fault of a disk. We cannot tell which.',
    database:
      'This was done in the database after it was saved, by a person or by a fault of a disk. We cannot tell which.',
    before: 'Up to {date}, {time}, all is sound: {n} entries.',
    after:
      'From there on the order cannot be shown. The {other} later entries each open, and each is the one that was sealed.',
    notChild: '{name} did nothing wrong, and nothing that can be done in the app causes this.',
  },
  todo: {
    title: 'What to do',
    items: [
      'Leave everything as it is. Waiting loses nothing. Please do not erase the account now.',
      'Print this page, or photograph it.',
      'Write to {email}, where this copy is run. Send the code below. Send no notes.',
      'If you have a keepsake, compare it. It tells whether all was well on its day.',
    ],
    noAddress: 'Tell the person who runs this copy. Send the code below. Send no notes.',
    code: 'Code for your message',
    compare: 'Compare a keepsake',
    again: 'Check again',
    print: 'Print this page',
  },
  expert: {
    title: 'For people who like to count',
    anchor: 'Anchor',
    entries: 'Entries',
    format: '{n} in format {format}',
    plain: '{n} readable on purpose',
    tables: 'Tables compared',
    tablesLine: '{tables} tables, {rows} rows',
    marks: 'Hourly marks kept elsewhere',
    marksLine: '{n} of this history since {date}, all fit',
    noMarks: 'none yet',
    alone:
      'The same check without us: take the history along, then run verify-history. It is one file and needs no internet.',
  },
  stopped: 'The check was stopped. Nothing was changed by it.',
  failed: 'The check could not be finished. That says nothing about the history. Please try again.',
  busy: 'A check is running already. Its result will be here.',
  today: 'today',
} as const;

export const KEEPSAKE_COPY = {
  title: 'A keepsake of today',
  lead: 'Twelve words and a window of glass, made from all that happened up to now. If one entry changes, they no longer fit.',
  make: 'Make a keepsake',
  making: 'Making it...',
  card: {
    head: 'A keepsake of the history of {name}',
    foot: 'Type these words at {address}. They show whether anything up to this day was changed or taken out. They hold nothing about {name}.',
    entry: 'Entry {n}, since {from}',
    alt: 'A round window of colored glass with {buddy} in the middle. It is drawn from the twelve words.',
    label: 'Keepsake of {date}',
    words: 'The twelve words',
  },
  print: 'Print it',
  made: 'Made. The history of {name} says that you made one.',
  advice: [
    { id: 'away', title: 'Keep it away from this device:', text: 'in a drawer, or among your photographs.' },
    {
      id: 'nothing',
      title: 'It gives nothing away.',
      text: 'Nobody can read the history from it, and it opens nothing.',
    },
    {
      id: 'often',
      title: 'One now and then is enough,',
      text: 'perhaps at each end of term. An old one stays good for what was before it.',
    },
  ],
  have: 'I have a keepsake and want to compare it',
  compare: {
    title: 'Compare a keepsake',
    lead: 'Type the twelve words, in their order. Each puts one pane of glass into the window.',
    word: 'Word {n}',
    panes: '{n} of 12 panes. Hold your paper beside it: they should look the same.',
    unknown: '"{typed}" is not one of our words.',
    meant: 'Did you mean {word}?',
    four: 'The first four letters are enough.',
    together: 'The twelve words do not belong together. One of them is wrong, or two are swapped.',
    button: 'Compare',
    comparing: 'Comparing...',
    clear: 'Clear all',
    kept: 'The words are compared on the server and not kept. The order matters.',
    failed: 'That did not work. The words are still here. Please try again.',
  },
  compared: 'Compared on {date}',
  fits: {
    title: 'It fits',
    lead: 'Everything up to {date} is exactly as it was on that day: {n} entries, none changed, none taken out.',
    since: 'Since then {other} entries have come. They follow on without a gap.',
    sinceOne: 'Since then one entry has come. It follows on without a gap.',
    sinceNone: 'Nothing has come since then.',
    broken: 'Since then {other} entries have come. Among these something does not fit: please check this history.',
    trust:
      'This page is drawn by the server. If you would rather not take its word, take the history along and let verify-history compare the same twelve words at home.',
    again: 'Make a new one',
    back: 'Back to the month',
    alt: 'The window is complete.',
  },
  not: {
    title: 'This history does not hold it',
    lead: 'The twelve words belong together, but no moment of this history gives them.',
    before: 'Before you worry',
    items: [
      {
        id: 'whose',
        title: "Is it the right child's?",
        text: 'The keepsake of a brother or a sister gives other words.',
      },
      { id: 'where', title: 'Is it from this copy?', text: 'The address stands on the paper.' },
      {
        id: 'moved',
        title: 'Was the history moved?',
        text: 'After an import the old keepsakes are listed under "Take along", with what they are worth.',
      },
    ],
    else: 'If none of these',
    elseLine:
      'Then something before that day was changed or taken out, together with all the marks. Print this page, keep the paper, and write to {email}. You may also take the history along and have somebody else look at it.',
    noAddress: 'the person who runs this copy',
    print: 'Print this page',
    retype: 'Type it again',
    alt: 'The window of the words that were typed.',
  },
} as const;

/** Under "Take along", where a history came in from a file. The second half is the import's own (`grownUp.import.differences`). */
export const MOVED_COPY = {
  title: 'Old keepsakes',
  lead: 'This history was brought in on {date}. The seals are new, since the key is new, so keepsakes of before do not fit this account. The old words still fit the file: keep it.',
  madeOn: 'Made before: {dates}.',
  worth: 'To compare one, unpack the file and let verify-history in its folder “proof” read the twelve words.',
} as const;

/** The child's own words for the same. */
export const CHILD_KEEPSAKE_COPY = {
  title: 'A keepsake',
  line: 'Twelve words and a window of glass. They are made from your story.',
  what: 'If one thing in it changes, the words do not fit.',
  nothing: 'The words tell no one what you did.',
  print: 'Print it with a grown-up',
  fits: 'It fits! All is as it was.',
  not: 'It does not fit. Show this to a grown-up.',
  /** Ours. */
  have: 'I have one. Does it still fit?',
  open: 'Make a keepsake',
  back: 'Your history',
  /** Ours: of `KEEPSAKE_COPY.compare`, what is said to a child in simpler words. */
  compare: {
    title: 'Does it still fit?',
    lead: 'Type the twelve words from your paper. Each one sets a pane of glass.',
    panes: '{n} of 12 panes. Does it look like your paper?',
    together: 'These words do not go together yet. Look at each one again.',
    four: 'Four letters of a word are enough.',
    kept: 'We do not keep what you type.',
    failed: 'That did not work. Your words are still here. Try again?',
  },
} as const;
export const CHILD_CHECK_COPY = {
  title: 'Is it all still here?',
  line: 'Glim can look at each window.',
  button: 'Check it',
  running: 'Glim looks at each window...',
  progress: '{n} of {total} windows',
  well: 'All is here. Nothing was changed.',
  wellLine: 'Glim looked at all {n} things.',
  problem: 'One thing does not fit.',
  problemLine: 'It is not your fault. Please show this to a grown-up.',
  later: 'Glim could not look just now. Try later?',
} as const;
