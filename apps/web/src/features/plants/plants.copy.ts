import type { Sunlight, WaterLevel } from './garden.ts';

/** The content's words; those that the specification (001, sections 2, 4 and 8) quotes to the letter. */
export const PLANTS_COPY = {
  title: 'Plant Growth Journal',
  intro: 'Grow something. Measure it. Watch it change.',
  tabPlants: 'My Plants',
  tabLog: 'Growth Log',
  gardenHeading: 'My Garden',
  addPlant: 'Add Plant',
  started: 'Started: {date}',
  logCount: '{n} growth logs',
  logCountOne: '1 growth log',
  growthProgress: 'Growth Progress',
  addGrowthLog: 'Add Growth Log',
  addLogEntry: 'Add Log Entry',
  journeyHeading: "{plant}'s Journey",
  entryHeading: 'Growth Log - {date}',
  dayBadge: 'Day {n}',
  tipsHeading: 'Plant Growth Tips',
  achievement: { title: 'Achievement Unlocked!', description: 'Plant Growth Scientist' },
} as const;

export const PLANT_FORM_COPY = {
  heading: 'Add a New Plant',
  name: "What is your plant's name?",
  type: 'What kind of plant is it?',
  startDate: 'When did it start?',
  save: 'Add Plant',
} as const;

export const LOG_FORM_COPY = {
  heading: 'Add Growth Log',
  height: 'How tall is it? (cm)',
  water: 'How much water?',
  waterLevels: { low: 'A little', medium: 'Some', high: 'A lot' } satisfies Record<WaterLevel, string>,
  sun: 'How much sun?',
  sunlightLevels: { shade: 'Shade', partial: 'Some sun', full: 'Lots of sun' } satisfies Record<Sunlight, string>,
  notes: 'What do you see? New leaf? Bug? Bud?',
  save: 'Save Log Entry',
} as const;

/** Said after a log, in turn. */
export const SAVED_LINES = [
  'You measured it and wrote it down. That is how scientists do it.',
  'You looked closely today. Your plant has one more page.',
] as const;

export const PLANTS_EMPTY = {
  noLogsInDetail: 'No growth logs yet. Add your first measurement!',
  noLogs: { title: 'No Growth Logs Yet', text: 'Measure your plant and write down what you see.' },
  noSelection: {
    title: 'Select a Plant First',
    text: 'Go to My Plants and tap one. Then its story shows here.',
    action: 'My Plants',
  },
  noPlants: { title: 'Your garden is ready', text: 'Add a plant. A bean, a weed or a tree on your street will do.' },
} as const;

/** What the content leaves to the page: ours. */
export const PLANTS_OWN_COPY = {
  back: 'Back to Environment',
  pickOne: 'Tap a plant to see how it grows.',
  loading: 'Opening your garden...',
  cancel: 'Cancel',
  keep: 'Keep it',
  edit: 'Change {name}',
  editPlant: 'Change',
  removePlant: 'Take away',
  removePlantNamed: 'Take away {name}',
  editHeading: 'Change {name}',
  editSave: 'Save',
  removePlantTitle: 'Take {name} out of your garden?',
  removePlantText: 'Its logs and photos go too. They do not come back.',
  removePlantYes: 'Take {name} away',
  editLog: 'Change',
  editLogHeading: 'Change Growth Log',
  editLogSave: 'Save',
  removeLog: 'Take away',
  removeLogTitle: 'Take this log away?',
  removeLogText: 'Its words and its photo go too. They do not come back.',
  removeLogYes: 'Take it away',
  ofLog: '{action}: Growth Log - {date}',
  logDate: 'Which day was it?',
  caption: '{name}, day {n}',
  photoOf: 'Photo of {name}',
  photoOfLog: '{name} on {date}',
  heightOf: 'Height',
  waterOf: 'Water',
  sunOf: 'Sun',
  missing: {
    name: 'Give your plant a name, then you can save.',
    type: 'Say what kind it is, then you can save.',
    height: 'Type how tall it is, then you can save.',
    date: 'Pick a day, then you can save.',
  },
  dateEarly: '{name} started on {date}. Pick that day or a later one.',
  dateLate: 'That day is still to come. Pick today or a day before.',
  startLate: 'You measured it on {date} already. Pick that day or an earlier one.',
  tooTall: 'The tallest tree on Earth is 116 meters. Can you check your number?',
  saveProblem: {
    full: { title: 'This device is full.', text: 'Your words are still here. Ask a grown-up to make room.' },
    denied: { title: 'This device did not keep the photo.', text: 'Your words are still here.' },
  },
  saveWithout: 'Save without the photo',
  steppedBack: '{name} is so tall that we stepped back. Each mark is {cm} cm now.',
  chartLabel: 'Growth Progress, in centimeters',
  saving: 'Saving...',
} as const;

// A calendar day has no zone: it is told in UTC, so that no clock can move it.
const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const utc = (localDate: string) => new Date(`${localDate}T00:00:00Z`);

/** `"April 25, 2025"` */
export const longDay = (localDate: string): string => long.format(utc(localDate));
/** `"Apr 25"` */
export const shortDay = (localDate: string): string => short.format(utc(localDate));
