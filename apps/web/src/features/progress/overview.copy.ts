import { STREAK_COPY } from '../../lib/streaks/streak.copy.ts';

/** The mockup's words and our own; what the content says of streaks is the content's. */
export const ROAD_COPY = {
  title: 'Day {n} in bloom',
  start: STREAK_COPY.tiers[0].message,
  first: 'Save a feeling, and the road begins.',
  oneMore: 'One more check-in to the next flag.',
  more: '{more} more check-ins to the next flag.',
  noHurry: 'No hurry: your days never go away.',
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
