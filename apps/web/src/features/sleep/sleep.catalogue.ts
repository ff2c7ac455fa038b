/** Recommended hours of sleep for an age in whole years. */
export interface SleepRecommendation {
  readonly id: string;
  readonly category: string;
  readonly minAge: number;
  readonly maxAge: number;
  readonly minHours: number;
  readonly maxHours: number;
}

/** Specification 001, section 9. The first also holds below its age, the last above it. */
export const SLEEP_RECOMMENDATIONS = [
  { id: 'toddler', category: 'Toddler', minAge: 1, maxAge: 3, minHours: 11, maxHours: 14 },
  { id: 'preschooler', category: 'Preschooler', minAge: 4, maxAge: 5, minHours: 10, maxHours: 13 },
  { id: 'school-age', category: 'School Age', minAge: 6, maxAge: 12, minHours: 9, maxHours: 11 },
  { id: 'teen', category: 'Teen', minAge: 13, maxAge: 17, minHours: 8, maxHours: 10 },
  { id: 'adult', category: 'Adult', minAge: 18, maxAge: 100, minHours: 7, maxHours: 9 },
] as const satisfies readonly SleepRecommendation[];

export const QUALITIES = ['perfect', 'good', 'needs-improvement'] as const;
export type Quality = (typeof QUALITIES)[number];

/** How a quality is called on screen: "Needs Improvement" of the specification is shown as "Needs Care". */
export const QUALITY_WORDS: Readonly<Record<Quality, { readonly label: string; readonly line: string }>> = {
  perfect: { label: 'Perfect', line: 'Right in the range for your age.' },
  good: { label: 'Good', line: 'Close to the range. That is a good night.' },
  'needs-improvement': {
    label: 'Needs Care',
    line: 'This night was off the range. Be gentle with yourself today.',
  },
};

export interface SleepTip {
  readonly id: SleepTipId;
  readonly title: string;
  readonly text: string;
}
export type SleepTipId =
  | 'same-time'
  | 'screens-down'
  | 'cozy-dark'
  | 'story-time'
  | 'day-moves'
  | 'park-worries'
  | 'slow-breath'
  | 'bad-dream';

export const SLEEP_TIPS: readonly SleepTip[] = [
  { id: 'same-time', title: 'Same time, most nights', text: 'Your body likes to know what comes next.' },
  { id: 'screens-down', title: 'Screens to bed first', text: 'Let screens go to sleep an hour before you do.' },
  {
    id: 'cozy-dark',
    title: 'Dim and cool',
    text: 'Low light tells your mind that night is here. A small night light is fine.',
  },
  { id: 'story-time', title: 'A slow thing you like', text: 'Try a story, a song or a warm bath before bed.' },
  { id: 'day-moves', title: 'Light in the day', text: 'Daylight and play help you get sleepy at night.' },
  {
    id: 'park-worries',
    title: 'Park your worries',
    text: 'Write one worry down, or tell someone. Then it need not go round.',
  },
  { id: 'slow-breath', title: 'Ten slow breaths', text: 'In through your nose, slowly out. Let your shoulders drop.' },
  {
    id: 'bad-dream',
    title: 'After a scary dream',
    text: 'Feel the bed. Name the room. It is fine to call a grown-up.',
  },
];
