/** From the content's `ui-copy.json`, word for word. */
export const STREAK_COPY = {
  heading: 'Your check-in days',
  unit: '{n} days',
  unitOne: '1 day',
  longest: 'Longest: {n} days',
  total: 'All your days: {n}',
  nextGoal: 'Next stop: {n} days',
  noNextGoal: 'You have passed each stop. Walk on as you like.',
  neverLost: 'Your days never go away. All of them count.',
  tiers: [
    { id: 'tier-0', min: 0, icon: 'seed', title: 'A seed', message: 'Any day can be day one.' },
    { id: 'tier-1', min: 1, icon: 'sprout', title: 'A sprout', message: 'You checked in. Something started.' },
    { id: 'tier-3', min: 3, icon: 'bud', title: 'A bud', message: 'Three days or more of looking inside.' },
    { id: 'tier-7', min: 7, icon: 'flower', title: 'A flower', message: 'You came back for a whole week.' },
    { id: 'tier-14', min: 14, icon: 'bush', title: 'A flower bush', message: 'Two weeks of naming how you feel.' },
    {
      id: 'tier-30',
      min: 30,
      icon: 'tree',
      title: 'A tree',
      message: 'Thirty days or more. You know your own weather now.',
    },
  ],
  restDay: [
    'You took a rest day. Your days still run on.',
    'One day off is part of the plan.',
    'Rest days keep the garden well.',
    'You were away one day. Nothing went away.',
  ],
  welcomeBack: [
    'Welcome back! Your {n} days still count.',
    'There you are! All {n} days are still yours.',
    'Good to see you. Today can be day one again.',
    'Days away are fine. How are you now?',
    'You came back. That is what counts.',
  ],
  welcomeBackOne: 'Welcome back! Your 1 day still counts.',
} as const;

/** Our own, where the content has no words. */
export const STREAKS_OWN_COPY = {
  inBloom: '{days} in bloom',
  tiersHeading: 'How it grows',
  /** After a tier's title. */
  fromDays: { first: 'Before day one', one: 'From day 1', many: 'From day {n}' },
  now: 'Now',
  longest: 'Longest',
  allCheckIns: 'All check-ins',
  goalProgress: '{n} of {goal} days',
  kindsHeading: 'Other days that count',
  running: { one: '1 day running', many: '{n} days running' },
  soFar: { one: '1 day so far', many: '{n} days so far' },
} as const;
