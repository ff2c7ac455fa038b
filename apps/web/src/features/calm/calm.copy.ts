export const CALM = {
  heading: 'Calm Corner',
  intro: 'A soft spot to rest. Leave when you like.',
  start: 'Start',
  pause: 'Pause',
  go: 'Go on',
  stop: 'Stop here',
  again: 'Once more',
  saveMoments: 'Save My Calm Moments',
  saved: 'Your calm moment is saved.',
  eyesClosed: 'Eyes shut? Turn on the voice or the soft tone.',
  comfort: 'Breathe out whenever you need to. Stop if you feel dizzy.',
  notForMe: 'Does being still feel bad today? That is okay. Try a moving tool.',
} as const;

export const STOPPED_LINE = 'You stopped when you wanted to. That is listening to yourself.';

/** Our own words for what the button keeps. */
export const MOMENTS = {
  heading: 'Your calm moments',
  empty: 'After a calm moment you can save it. It stays on this device.',
  hint: 'Rest in one of the four worlds first.',
  all: 'Show all',
  fewer: 'Show fewer',
} as const;

export const CALM_SESSION = {
  sounds: 'Sounds',
  voice: 'Voice',
  tone: 'Soft tone',
  /** To those of the whole app. */
  more: 'More sounds',
  back: 'Back to the Calm Corner',
} as const;

/** Ours: the content leaves it to the page. */
export const CALM_BACK = 'Back to Activities';
