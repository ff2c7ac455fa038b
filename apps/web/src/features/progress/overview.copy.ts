import { STREAK_COPY } from '../streaks/index.ts';

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
  picture: 'Your buddy stands at day {n} of a road. There are flags at 3, 7, 14 and 30 days.',
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
