/** Our own words: the content has none for the garden. The quoted ones of the mockup are kept. */
export const GARDEN_COPY = {
  heading: 'Your garden of days',
  lead: 'Each check-in grows a flower. Rest days are part of a garden too.',
  loading: 'Your garden is coming...',
  earlier: 'Earlier: {month}',
  later: 'Later: {month}',
  key: 'What grows here',
  restDay: 'A rest day',
  didSomething: 'Something you did',
  today: 'Today',
  threeWeeks: 'Three weeks of your garden',
  planted: 'Planted',
  waiting: 'This spot is waiting for you.',
  plant: 'Plant today',
  plantMore: 'Add a feeling',
  grewToday: 'This grew today. Come back when you like.',
} as const;

/** What is said of a day, on its spot and when it is pressed. */
export const DAY_COPY = {
  label: '{day}: {what}',
  plot: '{what}. {day}',
  today: 'today',
  twice: 'checked in twice',
  times: 'checked in {n} times',
  alsoDid: 'and more you did',
  restDay: 'rest day',
  didOnly: 'you did something good',
  quiet: 'a quiet day',
  waiting: 'waiting for you',
  notYet: 'not yet',
  feltHeading: 'How you felt',
  didHeading: 'What you did',
  restText: 'A seed rested here. Your streak kept going.',
  quietText: 'Just grass. Quiet days belong here too.',
  didText: 'Clover grew here, for what you did.',
} as const;

/** What else a day can hold, by the server's names: the activities' cards, and a kept affirmation. */
export const DEED_NAMES: Readonly<Record<string, string>> = {
  breath: 'Breathing with Zola',
  calm: 'A calm moment',
  'coping-tools': 'A coping tool',
  sleep: 'A night in your sleep log',
  environment: 'Time with nature',
  exercise: 'MoveQuest',
  'be-active': 'A playful move',
  journal: 'Some writing',
  affirmation: 'Kind words for yourself',
};

export const REPLAY_COPY = {
  heading: 'Watch it grow',
  lead: 'See your garden grow, day by day.',
  play: 'Watch it grow',
  pause: 'Pause',
  back: 'One day back',
  on: 'One day on',
  scrub: 'Days of your garden',
  begin: 'Bare soil. This is where it starts.',
  picture: 'A meadow: {flowers}, {seeds} and {clovers}.',
  pictureFlowers: { one: '1 day in bloom', many: '{n} days in bloom' },
  pictureSeeds: { one: '1 resting seed', many: '{n} resting seeds' },
  pictureClovers: { one: '1 patch of clover', many: '{n} patches of clover' },
  keep: 'Keep this picture',
  keepNote: 'It has no names and no words of yours in it. It is saved on this device only.',
  keeping: 'Making it...',
  kept: { title: 'Picture saved!', description: 'Look in your downloads.' },
  notKept: { title: 'That did not work.', description: 'Your garden is safe. Try again?' },
  fileName: 'my-garden.png',
} as const;
