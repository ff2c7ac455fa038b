/** content/history-pages.json, `grownUp.forget`. */
export const FORGET_COPY = {
  title: 'Erase this account',
  lead: 'You may go whenever you like, and you need no reason. This is exactly what happens.',
  gone: 'What will be gone',
  items: [
    { id: 'feelings', text: '{n} feelings, with notes, pages and drawings' },
    { id: 'activities', text: '{n} activities: what was finished, and how long' },
    { id: 'earned', text: 'everything earned: badges, stickers, days' },
    { id: 'profile', text: 'name, picture, colors and the passwords' },
    { id: 'device', text: 'what this device keeps: nights, plants, photos' },
  ],
  left: 'What is left',
  leftLine:
    'One line without a name: that an account was erased, and when. And noise, which nobody can open. Copies of the key in backups end by {date}.',
  how: 'How it goes',
  steps: [
    { id: 'now', title: 'Now', text: 'The account falls asleep. Nobody can sign in. Nothing is erased.' },
    { id: 'day', title: 'For 24 hours', text: 'You can wake it up, with the same password. All is as before.' },
    {
      id: 'end',
      title: '{date}, {time}',
      text: 'The key is destroyed. What was saved cannot be read by anybody, nor by us.',
    },
    { id: 'after', title: 'Afterwards', text: 'You hold a receipt. It shows what was destroyed, and when.' },
  ],
  talk: {
    title: 'Talk it over with {name} first',
    text: "It is a child's diary. {name} sees that you asked, and can undo it as you can. If it is only about too much, or too late in the evening, signing out and coming back some day is enough.",
  },
  first: 'Take everything along first',
  ask: 'Put the account to sleep',
  label: 'Grown-up password',
  agree: 'I know that after 24 hours nobody can bring it back.',
  agreeFirst: 'Please tick this first.',
  button: 'Put it to sleep',
  pending: 'Falling asleep...',
  keep: 'Keep the account',
  oneNote: {
    title: 'Erasing a single note',
    text: 'Only {name} can erase a note or a drawing. Its own key is destroyed, the line stays, and the chain stays whole.',
  },
  kinds: 'What is erased without anybody asking',
  kept: 'An account is kept until it is erased.',
  retention: 'An account that nobody signed in to for {n} years is erased. It is announced here a year before.',
  announced: 'If nobody signs in until then, this account is erased on {date}. Any sign-in calls that off.',
  loading: 'Looking at what is here...',
  noAnswer: 'There was no answer. Nothing happened yet. Please try again.',
} as const;

/** content/history-pages.json, `child.forget`. */
export const LEAVE_COPY = {
  card: { title: 'Do you want to go?', text: 'You can. First your account sleeps for a day.', button: 'Tell me more' },
  title: 'Do you want to go?',
  lead: 'You can. All you made here will be gone.',
  list: 'Feelings, notes, drawings, badges and stickers.',
  sleeps: 'First your account sleeps.',
  sleepsLine: 'For one day and one night nothing is gone.',
  wake: 'You can wake it up.',
  wakeLine: 'With your password, until {date} at {time}.',
  gone: 'After that it is gone.',
  goneLine: 'No one can read it. No one can bring it back.',
  talk: 'Would you like to talk to a grown-up about it first?',
  password: 'Your password',
  stay: 'Stay',
  go: 'Let it sleep',
  pending: 'Falling asleep...',
  justLeave: 'You can also just log out, and come back some day.',
  noAnswer: 'There was no answer. Nothing happened yet. Try again?',
} as const;

/** content/history-pages.json, `grownUp.sleeping`. */
export const SLEEPING_COPY = {
  title: 'This account is asleep',
  lead: 'It will be erased on {date}, at {time}. Until then everything is still here.',
  why: {
    'no-yes': 'The yes of a grown-up was taken back, so this account fell asleep.',
    'needs-yes':
      'The yes of a grown-up was taken back, so this account fell asleep. Woken up, it needs a yes again: without one it is erased all the same.',
  },
  wake: 'Wake it up again',
  label: 'The password of {name}, or the grown-up password',
  button: 'Wake it up',
  pending: 'Waking up...',
  after: 'All will be as before. The history will say that it slept.',
  asked: 'Asked for by {actor}, on {date} at {time}.',
  actors: { child: 'the child', 'grown-up': 'a grown-up', system: 'whoever runs this copy' },
  other: 'Use another account',
  woke: 'Awake again. Nothing was lost.',
  signIn: 'Sign in',
  late: 'The 24 hours are over. The account is erased.',
  receipt: 'The number of your receipt',
  receiptLine: 'Write it down or print it. It is valid from then on.',
  seeReceipt: 'See the receipt',
  noAnswer: 'There was no answer. It is still asleep. Please try again.',
} as const;

/** content/history-pages.json, `grownUp.receipt`. */
export const RECEIPT_COPY = {
  brand: 'Wonderlings',
  title: 'Receipt for an erasure',
  lead: 'The account with this number was erased on {date}, at {time}. Nobody can bring it back, nor can we.',
  waitingLead: 'The account with this number is asleep. It will be erased on {date}, at {time}.',
  finishing: 'The account with this number is being erased just now. Look again in a minute.',
  number: 'Number',
  rows: {
    key: { title: 'The key', text: 'destroyed at {time}' },
    noise: { title: 'Entries that stay as noise', text: '{n}, none can be opened' },
    rows: { title: 'Rows deleted', text: '{n} in {tables} tables' },
    left: { title: 'Rows left, counted just now', text: '{n}' },
    sessions: { title: 'Signed-in devices ended', text: '{n}' },
    files: { title: 'Files, jobs and caches', text: 'cleared: {n}' },
    backups: { title: 'Copies of the key in backups', text: 'end by {date}' },
  },
  how: 'How anybody can check it',
  howLine:
    'Type the number at {address}. It answers with these figures from the log, today and in ten years. There is no name in it, nor anything that was saved.',
  log: 'log {position} · sha-256 {hash}',
  print: 'Print it',
  picture: 'Save as a picture',
  close: 'Take care, you two. If you ever come back, you begin with a new window.',
  look: {
    title: 'Check a receipt',
    label: 'Number of the receipt',
    hint: 'Sixteen signs, as on the paper.',
    button: 'Check',
    pending: 'Looking...',
    valid: 'This receipt is genuine. The figures from the log are below.',
    unknown: 'There is no receipt with this number here. Is it from this copy? The address stands on the paper.',
    waiting: 'The erasure was asked for and is not done yet.',
    noAnswer: 'There was no answer. Please try again.',
  },
} as const;
