import type { BrowserKind } from '@wonderlings/kernel/contract';

/** Of the settings' part "Where you are signed in"; ours. */
export const SIGN_INS_COPY = {
  heading: 'Where you are signed in',
  intro: 'These places know that you are you.',
  unknown: 'Is there one you do not know? Sign out there, and tell a grown-up.',
  only: 'Right now it is only here.',
  here: 'This device',
  since: 'Since {day}',
  last: 'Last time: {day}',
  today: 'today',
  yesterday: 'yesterday',
  remembered: 'It knows you for 30 days.',
  end: 'Sign out there',
  ending: 'Signing out...',
  endAll: 'Sign out everywhere else',
  loading: 'Looking...',
  failed: 'We could not look right now. Try again?',
  retry: 'Try again',
  ask: {
    title: 'Sign out everywhere else?',
    text: 'You stay signed in here. In all the other places, you type your password next time.',
    yes: 'Yes, sign out there',
    no: 'Leave it like this',
  },
} as const;

export const BROWSER_WORDS: Readonly<Record<BrowserKind['name'], string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  other: 'A browser',
};
/** Behind the name of the browser; nothing where the kind of device is not known. */
export const DEVICE_WORDS: Readonly<Record<BrowserKind['device'], string>> = {
  computer: ' on a computer',
  tablet: ' on a tablet',
  phone: ' on a phone',
  other: '',
};

export const SIGN_INS_TOASTS = {
  ended: { title: 'Signed out there.', description: 'That place does not know you any more.' },
  endedAll: { title: 'Signed out everywhere else.', description: 'Now it is only here.' },
  failed: { title: 'That did not work.', description: 'Nothing changed. Try again?' },
} as const;
