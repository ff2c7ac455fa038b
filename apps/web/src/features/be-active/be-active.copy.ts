/** Labels of Be Active. The spinner never rewards; it only picks. */
export const BE_ACTIVE_COPY = {
  heading: 'Be Active',
  back: 'Back to Activities',
  intro: 'Pick a move or let the spinner pick. Any size of move counts.',
  show: 'Where',
  filters: { all: 'All', indoor: 'Indoors', outdoor: 'Outdoors', seated: 'Seated' },
  start: 'Start the timer',
  pause: 'Pause',
  resume: 'Continue',
  again: 'Do it again',
  other: 'Pick another',
  done: 'I am done',
  timer: 'Timer',
  seconds: 'seconds',
  secondsLeft: '{n} seconds left',
  paused: 'Paused',
  goodToKnow: 'Good to know',
} as const;

export const SPINNER_COPY = {
  button: 'Surprise me',
  spinning: ['Round it goes...', 'Which one will it be?', 'Almost there...'],
  yourMove: 'Your move:',
  result: 'Your move: {title}',
  respin: 'Not that one? Spin again.',
  noMotion: 'Here is one for you:',
} as const;

export const BE_ACTIVE_SAFETY = [
  'Make clear space around you first.',
  'Go at your own speed. Rest when you like.',
  'If something hurts, stop and tell a grown-up.',
  'Outdoors? Stay where your grown-up says.',
] as const;

export const TIMER_LINES = {
  start: 'Off we go!',
  half: 'Half way there.',
  last: 'Last bit, any speed you like.',
} as const;

export const CHEERS = {
  warm: 'You got moving. Feel that warm glow?',
  toTheEnd: 'You did "{title}" to the end.',
  newMove: 'You tried a new move today.',
  ownIdea: 'You chose to move. That was your idea.',
  tillItRang: 'You kept going till the timer rang.',
  stopped: 'You stopped when you needed to. That is wise.',
} as const;
