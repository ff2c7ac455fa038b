import type { BrowserKind } from '@wonderlings/kernel/contract';

/** Of the settings' part "Where you are signed in"; ours. */
export const SIGN_INS_COPY = {
  heading: 'Where you are signed in',
  unknown: 'Is there one you do not know? Sign it out, and tell a grown-up.',
  only: 'Right now it is only here.',
  thisOne: 'this one',
  here: 'You are here',
  inUse: 'In use now.',
  last: 'Last used on {day}.',
  lastToday: 'Last used today.',
  lastYesterday: 'Last used yesterday.',
  since: 'Since {day}',
  knows: 'Knows you until {day}',
  end: 'Sign out there',
  ending: 'Signing out...',
  lost: 'Lost a device?',
  endAll: 'Sign out everywhere else',
  stays: 'You stay signed in here.',
  kept: 'We keep the kind of device and the time. Not the place, not its address. What was written there without internet and not sent goes with it.',
  lately: {
    title: 'Signed out lately',
    byYou: '{date}: signed out from another device.',
    byYouAll: '{date}: signed out with all the others.',
    /** A remembered device ends 30 days after its sign-in, used or not. */
    byTime: '{date}: 30 days were over.',
  },
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
  other: '',
};
export const DEVICE_WORDS: Readonly<Record<BrowserKind['device'], string>> = {
  computer: 'A computer',
  tablet: 'A tablet',
  phone: 'A phone',
  other: 'A device',
};

export const SIGN_INS_TOASTS = {
  ended: { title: 'Signed out there.', description: 'That place does not know you any more.' },
  endedAll: { title: 'Signed out everywhere else.', description: 'Now it is only here.' },
  failed: { title: 'That did not work.', description: 'Nothing changed. Try again?' },
} as const;
