/** Of day.json, but for the thanks, the film and the names that only a screen reader hears. */
export const CHILD_HOME = {
  scene: 'Your land',
  /** Before it is known who is here. */
  hello: 'Hi there!',
  ask: { day: 'How are you feeling?', evening: 'How was today?' },
  thanks: 'Thank you, {name}.',
  enough: 'That is all for today.',
  today: 'Today',
  told: 'You told Blot.',
  tellAnother: 'Tell another',
  garden: 'Your garden',
  spot: { waits: 'Plant today', planted: 'Planted', garden: 'Your garden:' },
  mail: { new: 'New', asleep: 'Letters', open: 'Open the letter', nothing: 'Nothing new. The flag is down.' },
  idea: { heading: 'One small thing', notNow: 'Not now', why: 'Why this one?' },
  /** Always a touch away. */
  breathe: 'Breathe',
  help: 'Help',
  film: { watch: 'Watch the film', short: 'Film' },
  touch: 'Say hello to {buddy}',
} as const;

/** By what was earned; `{earned}` is its name. */
export const LETTER = {
  from: '{buddy} left you a letter.',
  see: 'See what is new',
  close: 'Put it back',
  byKind: {
    badge: 'You earned the badge {earned}. Want to see why?',
    'emotion-badge': 'You earned the badge {earned}. Want to see why?',
    milestone: 'You reached {earned}. All those days!',
    achievement: 'You earned {earned}. Want to see why?',
    pack: 'Ten new stickers! The pack is {earned}.',
  },
  unnamed: 'Something opened in your garden.',
} as const;
