/** Who can see something of a kind, in the order of the table. */
export const READERS = ['child', 'grownUp', 'operator'] as const;
export type Reader = (typeof READERS)[number];

export interface KindWords {
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly seenBy: readonly Reader[];
}

const ALL: readonly Reader[] = READERS;

/** By kind, in the order of the page. `around` is ours: what stands in clear around every entry. */
export const KINDS = {
  feelings: {
    title: 'Feelings',
    what: 'which one, how big, when',
    why: 'To show the child its days, and to count check-ins',
    howLong: 'Until erased',
    seenBy: ALL,
  },
  notes: {
    title: 'Notes, pages, affirmations',
    what: 'the words of the child',
    why: 'So that the child can see them again',
    howLong: 'Until erased, each alone or all',
    seenBy: ['child', 'operator'],
  },
  activities: {
    title: 'Activities',
    what: 'which one was finished, how long',
    why: 'To draw the garden and to give badges',
    howLong: 'Until erased',
    seenBy: ALL,
  },
  earned: {
    title: 'Badges, stickers, days',
    what: 'what was earned and why, where a sticker sits',
    why: 'To show it again',
    howLong: 'Until erased',
    seenBy: ALL,
  },
  profile: {
    title: 'Name and looks',
    what: 'user name, name to be called by, picture, colors, companion, birthday if given',
    why: 'To greet the child. The birthday is for nothing else',
    howLong: 'Until changed or erased',
    seenBy: ALL,
  },
  passwords: {
    title: 'Passwords',
    what: 'a one-way hash, never the thing itself',
    why: 'To sign in',
    howLong: 'Until changed or erased',
    seenBy: [],
  },
  sessions: {
    title: 'Sign-ins and devices',
    what: 'when, how, and the kind of device',
    why: 'So that a stranger would be noticed',
    howLong: '30 days on a remembered device, else 12 hours after the last use; that somebody signed in, until erased',
    seenBy: ALL,
  },
  'grown-up': {
    // The word joiner keeps a grown-up in one piece at the end of a line.
    title: 'What a grown-\u2060up did',
    what: 'agreed, looked, checked, took along, erased',
    why: 'So that the child knows',
    howLong: 'Until erased',
    seenBy: ALL,
  },
  device: {
    title: 'Nights, plants, photos, what helped',
    what: 'hours, measurements, pictures, answers to "Did it help?"',
    why: 'For the child alone',
    howLong: 'Until cleared on the device',
    seenBy: ['child'],
  },
  around: {
    title: 'Dates and numbers',
    what: 'when each entry was, of which sort, and random numbers',
    why: 'To keep the order, and to show a change',
    howLong: 'In the history for good; after erasing, nothing tells whose they were',
    seenBy: ALL,
  },
} as const satisfies Readonly<Record<string, KindWords>>;

export type KeptKind = keyof typeof KINDS;
// Object.keys forgets which keys they are.
export const KEPT_KINDS = Object.keys(KINDS) as KeptKind[];

/** Of the sealing of a kind; which of them hold is found out from its places, see `sealing.ts`. */
export const SEALED = {
  both: 'Sealed in the log and in the working tables',
  log: 'Sealed in the log, open in the working table',
  /** Of a kind that has both: its fields, by name, say which. */
  partly: 'Sealed in the log, partly open in the working tables',
  only: 'Sealed in the log',
  own: 'Sealed, each with a key of its own',
  hashed: 'Hashed (argon2id), kept apart',
  tokens: 'What opens a sign-in is hashed',
  device: 'Never leaves the device',
  no: 'Not sealed: when, and of which sort; never what was written',
} as const;

export const PRIVACY_COPY = {
  kicker: 'For Adults',
  title: 'Privacy',
  lead: 'What is kept about your child. None of it is sold, shared, or used for advertising. You can see, take along or erase all of it.',
  toChild: 'The same, for a child to read',
  print: 'Print this page',
  counts: { kinds: 'kinds', fields: 'fields', companies: 'other companies', ads: 'for advertising' },
  glance: {
    title: 'At a glance',
    seenBy: 'Seen by',
    child: 'Child',
    grownUp: 'Grown-up',
    operator: 'Who runs it',
    yes: 'yes',
    no: 'no',
  },
  headings: { what: 'What', why: 'Why', howLong: 'How long', who: 'Who can see it', sealed: 'Sealed' },
  who: { child: 'the child', grownUp: 'the grown-up', operator: 'who runs this copy', none: 'nobody' },
  fields: 'Its {n} fields, by name',
  oneField: 'Its one field, by name',
  guards: {
    log: 'sealed in the log',
    own: 'sealed with a key of its own',
    sealed: 'sealed',
    hashed: 'hashed',
    open: 'open',
    device: 'on the device',
  },
  sealing: {
    title: 'What "sealed" means',
    texts: [
      "Each entry in the history is locked with a key of your child's own. Without it the entry is noise. Erasing an account destroys the key.",
      'The key is in turn locked with a master key that whoever runs this copy keeps. They could open what is sealed, notes included. That is why it matters who runs it.',
    ],
  },
  operator: {
    title: 'Who runs this copy',
    write: 'Write to {email}. Please send no notes.',
    noAddress: 'Ask the person who runs this copy of Wonderlings.',
  },
  keeping: {
    title: 'How long an account is kept',
    withoutAsking: 'What is erased without asking',
    text: 'An account is kept until it is erased.',
    none: 'No date is set after which an unused one ends. If one were, it would stand here a year before.',
    years:
      'An account that nobody signed in to for {n} is erased. A year before, it is announced in its history, in Settings and in the grown-up area; any sign-in calls it off.',
  },
  never: {
    title: 'What is never asked for',
    items: [
      'An email address or a telephone number',
      'The place, or the address of the device',
      'Contacts, microphone, or camera without a photo being picked',
      'Anything from another company',
    ],
  },
  rights: {
    title: 'What you can do',
    items: [
      'See it: in the history, at any time',
      'Correct it: name, birthday and picture, in Settings',
      'Take it along: one file, under "Take along"',
      'Erase it: one note, or everything',
      'Take an agreement back: in Settings',
    ],
  },
  built: {
    title: 'How this page is made',
    text: 'This page is written by the build, from the schemas of {n} events and the columns of {tables} tables. A field without its line here stops the build. Last change: {date}.',
  },
} as const;

/** The same page in a child's words. */
export const CHILD_PRIVACY = {
  title: 'What is kept about you',
  lead: 'Here is all of it, in short words.',
  items: [
    { id: 'feelings', title: 'Your feelings', line: 'Which one, how big, and when.' },
    { id: 'notes', title: 'Your words', line: 'Locked with a key of your own.' },
    { id: 'activities', title: 'What you did', line: 'What you finished, and how long.' },
    { id: 'earned', title: 'What you earned', line: 'Badges, stickers, and your days.' },
    { id: 'profile', title: 'Your name here', line: 'And your picture, colors and buddy.' },
    { id: 'passwords', title: 'Your password', line: 'It is scrambled. No one can read it.' },
    { id: 'sessions', title: 'Your devices', line: 'Which ones know you.' },
    { id: 'grown-up', title: 'What grown-ups did', line: 'So you always know.' },
    { id: 'device', title: 'What stays on this device', line: 'Nights, plants, photos. They go nowhere.' },
  ] satisfies readonly { readonly id: KeptKind; readonly title: string; readonly line: string }[],
  never: 'No ads. No strangers. No one knows where you are.',
  can: 'You can see it, take it along, or erase it.',
} as const;
