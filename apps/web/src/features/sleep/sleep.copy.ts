/** Words of the sleep page, as the content file has them. */
export const SLEEP_COPY = {
  title: 'Importance of Sleep',
  intro: 'While you sleep, your mind tidies up the day. It keeps what you learned. It lets go of the rest.',
  second: 'Some nights are short. That happens to all of us. There is always a next night.',
  start: 'Start Sleep Tracking',
  viewCalendar: 'View Calendar',
  hideCalendar: 'Hide Calendar',
  ageHeading: 'Tell us your age',
  logHeading: 'Log Your Sleep',
  bedtime: 'When did you go to bed?',
  wakeup: 'When did you wake up?',
  add: 'Add Sleep Entry',
  analysisHeading: 'Your Sleep Analysis',
  average: 'Your usual night: {hours} hours',
  range: 'For your age: {min} to {max} hours',
  recentHeading: 'Recent Sleep Log',
  calendarHeading: 'Sleep Calendar',
  tipsHeading: 'Sleep Tips for Sweet Dreams',
  back: 'Back to Activities',
  saved: 'You wrote down your night.',
  replaced: 'You had a night here for today. This one takes its place.',
  privacy: 'Your sleep log stays on this device.',
  anyNight: 'Sleep is not a test. Hard to sleep a lot? Tell a grown-up you trust.',
  empty: { title: 'No nights yet', text: 'Wake up, come here, write two times. That is all.' },
} as const;

/** What the average is answered with. The first three are the specification's to the letter. */
export const ANALYSIS_MESSAGES = {
  inRange: "Amazing! You're getting the perfect amount of sleep!",
  below: 'Try going to bed a little earlier for sweeter dreams.',
  above: 'You might be getting too much sleep. Try adjusting your cozy schedule.',
  upToTwelve: 'Some children need up to 12 hours.',
} as const;

/** Ours: what the content leaves to the page. */
export const SLEEP_OWN_COPY = {
  tracker: 'Sleep tracker',
  allTips: 'Show all {n}',
  ageWrong: 'Type a whole number from 1 to 100. Until then we use {age}.',
  younger: 'One year less',
  older: 'One year more',
  ageRange: '{min} to {max} hours',
  hours: 'hours',
  bar: '{hours} of {max} hours. For your age it starts at {min}.',
  hoursMark: '{hours} h',
  night: '{bedtime} to {wakeup}',
  remove: 'Remove the night of {day}',
  removed: '{day} is out of your log.',
  putBack: 'Put it back',
  allNights: 'Show all {n} nights',
  fewNights: 'Show fewer nights',
  previousMonth: 'Month before',
  nextMonth: 'Month after',
  today: 'today',
  loading: 'Opening your sleep log...',
} as const;
