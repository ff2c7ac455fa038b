/**
 * What an event was, for the child: the content's `history-sentences.json`, without what the log does not tell the rewards
 * (levels, durations, hours, words). `{name}` is filled from the catalogues.
 */
export const DEED_COPY = {
  mood: 'You saved a feeling: {name}.',
  journal: 'You wrote in your journal.',
  'check-in': 'You checked in.',
  affirmation: 'You made kind words for the day.',
  activity: 'You finished an activity.',
  theme: 'You picked the colors {name}.',
  wonderling: '{name} is your buddy now.',
  'journal-name': 'You gave your journal a new name.',
  sticker: 'You placed a sticker.',
  'goal-chosen': 'You chose a goal: {name}.',
  'goal-tick': 'You ticked: {name}.',
  goal: 'You met your goal: {name}.',
  earned: 'You earned {name}.',
  fallback: 'Something was saved.',
} as const;

/** Of a mood that no bubble of ours has. */
export const UNNAMED_FEELING = 'You saved a feeling.';

/** Likewise, `ActivityCompleted`: by what a kind begins with; the first that fits. */
export const ACTIVITY_COPY = [
  ['breath/', 'You finished breathing with {name}.'],
  ['movequest/', 'You finished MoveQuest with {name}.'],
  ['exercise/teamwork', 'You made all three coaches a team.'],
  ['be-active/', 'You moved: {name}.'],
  ['calm/', 'You finished {name} in the Calm Corner.'],
  ['coping/', 'You tried the tool {name}.'],
  ['sleep/', 'You logged a night.'],
  ['nature/', 'You finished {name}.'],
  ['plants/plant-added', 'You added a plant.'],
  ['plants/growth-log', 'You measured your plant.'],
] as const;

/** Specification 000, section 2. */
export const THEME_NAMES: Readonly<Record<string, string>> = {
  theme1: 'Soft Lavender Dreams',
  theme2: 'Deep Breathing',
  theme3: 'Inner Balance',
  theme4: 'Golden Sunset',
  theme5: 'Soft Blush',
  theme6: 'Cloud Nine',
};
