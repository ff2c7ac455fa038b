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
  'signed-out': { title: 'You were signed out.', text: 'Your words are still here. Sign in and go on.' },
  signIn: 'Sign in',
} as const;
