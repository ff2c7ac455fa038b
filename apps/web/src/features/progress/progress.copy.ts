import { STREAK_COPY } from '../../lib/streaks/streak.copy.ts';

/** From the content's `ui-copy.json`, word for word. */
export const PROGRESS_COPY = {
  title: 'Progress Journey',
  tabs: { overview: 'Overview', badges: 'Badges', stickers: 'Stickers', streaks: 'Streaks' },
  intro: 'Here is what you did. It is all yours.',
} as const;

/** Our own words, where the content has none. */
export const PROGRESS_OWN_COPY = {
  loading: 'Your things are coming...',
} as const;

/** The mockup's words and our own; what the content says of streaks is the content's. */
export const ROAD_COPY = {
  title: 'Day {n} in bloom',
  start: STREAK_COPY.tiers[0].message,
  first: 'Save a feeling, and the road begins.',
  oneMore: 'One more check-in to the next flag. No hurry: your days never go away.',
  more: '{more} more check-ins to the next flag. No hurry: your days never go away.',
  neverLost: STREAK_COPY.neverLost,
  allPassed: STREAK_COPY.noNextGoal,
  picture: 'Your buddy stands at day {n} of a road with flags at 3, 7, 14 and 30 days.',
  passed: 'Passed: {flags}.',
  passedOnce: 'Passed once before: {flags}.',
  nonePassed: 'No flag is passed yet.',
  knowsYou: 'You have been to flag {n} before. It kept your color.',
  days: 'days',
  checkIn: 'Check in',
} as const;

/** The four numbers of the overview: the word for one, and for none or several. */
export const STATS_COPY = {
  label: 'Your numbers',
  badges: ['badge', 'badges'],
  stickers: ['sticker', 'stickers'],
  streak: ['day streak', 'day streak'],
  points: ['point', 'points'],
  whatPointsAre: 'Each badge, milestone and achievement that is yours is one point.',
} as const;

/** The heading is the mockup's; the words for "none" are the content's (`emptyStates`, `no-goals`). */
export const GOAL_COPY = {
  heading: "This week's goal",
  none: { title: 'No goal this week', text: 'Pick a small one, or none. You choose.', action: 'Pick a goal' },
  progress: '{current} of {needed}',
  tick: 'I did it',
  ticking: 'Writing it down...',
  ticked: 'You said it today. Lovely.',
  met: 'You met your goal.',
  another: 'Pick another goal',
  aside: 'Put it aside',
  dialogTitle: 'Pick a goal for this week',
  dialogText: 'One is plenty. You can change it any day, and what you did stays counted.',
  countedByApp: 'These count by themselves',
  countedByTick: 'These you tell us about',
  now: 'Your goal now',
  failed: 'That did not save. Nothing is lost. Try again?',
  soFar: 'Goals met so far: {n}',
  dayDone: '{day}: done',
  dayOpen: '{day}',
  week: 'This week',
} as const;

/** What was earned last; the words for "none" are the content's (`emptyStates`, `no-achievements`). */
export const NEWEST_COPY = {
  heading: {
    badge: 'Newest badge',
    milestone: 'Newest milestone',
    'emotion-badge': 'Newest heart',
    achievement: 'Newest achievement',
  },
  none: {
    title: 'Nothing here yet, and that is fine',
    text: 'When you do a thing, it shows up here.',
    action: 'Start an activity',
  },
  why: 'Why did I get this?',
  all: 'See everything you can earn',
} as const;

/** `earned` is the content's. */
export const MEDAL_COPY = {
  isNew: 'New',
  earned: 'Earned {date}',
  count: '{earned} of {all}',
  /** Where none of a shelf is the child's yet. */
  toFind: '{all} to find',
  of: 'of {all}',
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
  kinds: { badge: 'Badges', milestone: 'Milestones', 'emotion-badge': 'Feelings', achievement: 'Achievements' },
  /** The way to earn them, and how many there are: said once, above the shelf. */
  intro: {
    badge: 'Badges are found when you come and look.',
    milestone: 'Milestones stand along your way. Each one brings a picture.',
    'emotion-badge': 'Each feeling has three hearts, and each feeling counts the same.',
    achievement: 'Achievements come by themselves, when you do a thing.',
  },
  none: {
    badge: 'No badges yet.',
    milestone: 'No milestones yet.',
    'emotion-badge': 'No hearts yet.',
    achievement: 'No achievements yet.',
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
