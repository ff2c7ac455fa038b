/** Words of the nature page, as the content file has them, but for a shorter intro and note: on a phone the first thing to tick is in sight with them. */
export const NATURE_COPY = {
  title: 'Connect with Your Environment',
  intro: 'Life is all around you. Go and see.',
  grownUpNote: 'Going outside? Tell a grown-up first.',
  progress: {
    title: 'Your Nature Connection Progress!',
    count: '{done} of {total} done',
    percent: '{percent}%',
    zero: 'Nothing ticked yet. Any one can be first.',
    some: 'You have tried {done}. Each one was real time in nature.',
  },
  cityHeading: 'Indoors or in the city?',
  benefitsHeading: 'Why it feels good',
  markDone: 'I did it',
  allDone: {
    banner: "Amazing! You're a true nature champion!",
    text: 'You tried all eight. You looked, heard, grew and made.',
  },
  tips: {
    title: 'Nature Connection Tips',
    columns: [
      {
        id: 'before-you-go',
        title: 'Before you go',
        items: [
          'Tell a grown-up where you are going.',
          'Dress for the weather. Rain can be fun too.',
          'Take a bag for treasures from the ground.',
          'Pick a spot you can reach with ease.',
        ],
      },
      {
        id: 'while-you-are-there',
        title: 'While you are there',
        items: [
          'Go slowly. Stop when something is neat.',
          'Look first. Leave nests and homes in peace.',
          'Use each sense you like to use.',
          'Wash your hands when you get back.',
        ],
      },
    ],
  },
} as const;

/** The card of the plant journal, in the words of the Active Time page. */
export const PLANTS_LINK = {
  title: 'Plant Growth Journal',
  text: 'Grow a plant. Measure it. See its story.',
  action: 'Open the garden',
} as const;

/** Ours: what the content leaves to the page. */
export const NATURE_OWN_COPY = {
  back: 'Back to Activities',
  filters: 'Which ones to see',
  cards: 'Nature activities',
  more: 'Indoors, and why it feels good',
  /** Where the card shows no more than its picture. */
  how: 'How?',
  privacy: 'Your ticks stay on this device.',
  startAgain: 'Start again',
  startedAgain: 'Eight new leaves are waiting. What you did still counts.',
  putBack: 'Bring my ticks back',
} as const;
