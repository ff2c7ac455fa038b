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
