/** `earned` is the content's. */
export const MEDAL_COPY = {
  isNew: 'New',
  earned: 'Earned {date}',
  count: '{earned} of {all}',
  /** Where none of a shelf is the child's yet. */
  toFind: '{all} to find',
  of: 'of {all}',
  /** After the pictures of a folded shelf. */
  more: '+{n}',
} as const;

export const WHY_COPY = {
  title: 'Why did I get this?',
  because: 'You earned this on {date}, because:',
  brings: 'With it came: {title}.',
  /** The mockup's. */
  notRandom: 'Nothing here is random. Each badge says how to get it.',
  all: 'Show all {n}',
  grownUps: 'For grown-ups',
  events: 'Earned by these entries of the log:',
  failed: 'This did not come. Try again?',
  again: 'Try again',
  loading: 'Looking it up...',
  close: 'Close',
  pick: 'Pick one that is yours, and see how you got it.',
  pickNone: 'Each one says how to earn it. Which one do you like?',
} as const;

export const COLLECTION_COPY = {
  label: 'What to look at',
  near: 'Next three within reach',
  kinds: { badge: 'Badges', milestone: 'Milestones', 'emotion-badge': 'Feelings', achievement: 'Achievements' },
  /** The way to earn them, and how many there are: said once, above the shelf. */
  intro: {
    badge: 'Badges are found when you come and look.',
    milestone: 'Milestones stand along your way. Each one brings a picture.',
    'emotion-badge': 'Each feeling has three hearts, and each feeling counts the same.',
    achievement: 'Achievements come by themselves, when you do a thing.',
  },
  none: {
    badge: 'Your first badge will stand here.',
    milestone: 'Your first milestone will stand here.',
    'emotion-badge': 'Your first heart will stand here.',
    achievement: 'Your first achievement will stand here.',
  },
  one: {
    badge: 'One badge is yours.',
    milestone: 'One milestone is yours.',
    'emotion-badge': 'One heart is yours.',
    achievement: 'One achievement is yours.',
  },
  several: {
    badge: '{n} of {all} badges are yours.',
    milestone: '{n} of {all} milestones are yours.',
    'emotion-badge': '{n} of {all} hearts are yours.',
    achievement: '{n} of {all} achievements are yours.',
  },
  reached: 'Reached',
  ahead: 'Further along your way',
} as const;

/** Categories of badges, milestones and achievements. */
export const GROUP_NAMES: Readonly<Record<string, string>> = {
  breathwork: 'Breathwork',
  calm: 'Calm',
  themes: 'Themes',
  sleep: 'Sleep',
  social: 'Social',
  affirmations: 'Affirmations',
  mindfulness: 'Mindfulness',
  movement: 'Movement',
  goals: 'Goals',
  journal: 'Journal',
  'check-in': 'Check-ins',
  explore: 'Exploring',
  breathing: 'Breathing',
  nature: 'Nature',
  coping: 'Tools',
  stickers: 'Stickers',
  streak: 'Days in a row',
};
