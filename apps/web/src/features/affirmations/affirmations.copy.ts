/** Our own: the content files have no words for these. */
export const AFFIRMATIONS_COPY = {
  title: 'Daily Affirmations',
  next: 'Next',
  keeping: 'Keeping...',
  askAgain: 'Answer the questions again',
  loading: 'Looking for your words...',
  earlier: 'Kind words you kept',
  showOlder: 'Show older ones',
} as const;

export const FAILURE_COPY = {
  'try-again': { title: "That didn't save.", text: 'Your words are still here. Try again?' },
  wait: { title: 'Not saved yet.', text: 'Your words are still here.' },
  'too-fast': { title: 'That was quick!', text: 'Wait a little, then try once more.' },
  'device-full': {
    title: 'This device is full.',
    text: 'There is no internet, and no room to keep them. Your words are still here. Ask a grown-up to make room.',
  },
  'signed-out': { title: 'You were signed out.', text: 'Your words are still here. Sign in and go on.' },
  signIn: 'Sign in',
} as const;

/** What was kept, and is not with the server yet. */
export const WAITING_COPY = {
  title: 'Saved on this device.',
  text: {
    'no-network': 'It joins your other kind words when there is internet.',
    'in-line': 'It joins your other kind words when there is internet.',
    'asked-to-wait': 'It joins your other kind words in a little while.',
    'signed-out': 'You were signed out. Sign in, and it joins your other kind words.',
  },
  signIn: 'Sign in',
  arrived: 'Saved. It is with your kind words now.',
  one: 'Saved on this device',
} as const;
