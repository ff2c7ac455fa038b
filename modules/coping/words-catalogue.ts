/** Words around the tools. Stored values (`6-8`, `mindfulness`) are named here. */
export const COPING_LABELS = {
  heading: 'Coping Tools',
  intro: 'Small things to try when feelings get big. Take what fits.',
  searchLabel: 'Search the toolbox',
  searchPlaceholder: 'Try "worry" or "dance"',
  categories: {
    all: 'All',
    breathing: 'Breathing',
    movement: 'Movement',
    mindfulness: 'Mindful',
    creative: 'Creative',
    social: 'Together',
    favorites: 'My favorites',
  },
  ageGroups: {
    all: 'All ages',
    '6-8': 'Ages 6-8',
    '9-11': 'Ages 9-11',
  },
  difficulties: {
    easy: 'Easy',
    medium: 'Medium',
  },
  stepsHeading: 'How to do it',
  seatedHeading: 'Sitting down',
  soloHeading: 'On your own',
  safetyHeading: 'Good to know',
  close: "Got it! Let's try this",
  favoriteOn: 'Saved to your favorites.',
  favoriteOff: 'Taken out of your favorites.',
  otherWayHeading: 'Another way',
} as const;

export const COPING_EMPTY_STATES = [
  {
    id: 'no-tools-found',
    title: 'No tools found',
    text: 'Try another feeling or pick another group.',
    action: 'Show all tools',
  },
  {
    id: 'no-favorites-yet',
    title: 'No favorites yet',
    text: 'Tap the heart on a tool you like. It will wait here.',
    action: 'Look at the tools',
  },
] as const;
