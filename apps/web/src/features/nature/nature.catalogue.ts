/** The eight built-ins of the specification, in its order; what is recorded of each is `nature/<id>`. */
export const NATURE_IDS = [
  'nature-walk',
  'bird-watching',
  'plant-care',
  'cloud-watching',
  'recycling-sort',
  'nature-art',
  'weather-watch',
  'bug-discovery',
] as const;
export type NatureId = (typeof NATURE_IDS)[number];

export type NatureCategory = 'Nature' | 'Indoor' | 'Garden' | 'Community';
/** Community is a filter with no built-in items. */
export const NATURE_FILTERS = ['All', 'Nature', 'Indoor', 'Garden', 'Community'] as const;
export type NatureFilter = (typeof NATURE_FILTERS)[number];

export interface NatureActivity {
  readonly id: NatureId;
  readonly name: string;
  readonly duration: string;
  readonly durationMinutes: number;
  readonly difficulty: 'Easy' | 'Medium' | 'Fun';
  readonly category: NatureCategory;
  readonly description: string;
  readonly benefits: readonly string[];
  /** Shown behind "Indoors or in the city?". */
  readonly cityVariant: string;
}

export const NATURE_ACTIVITIES: readonly NatureActivity[] = [
  {
    id: 'nature-walk',
    name: 'Nature Walk',
    duration: '20 minutes',
    durationMinutes: 20,
    difficulty: 'Easy',
    category: 'Nature',
    description: 'Go out with a grown-up. Walk or roll slowly. Find five things you never saw there before.',
    benefits: ['Your legs or wheels get to go.', 'Green and sky can rest a busy mind.'],
    cityVariant: 'Go round the block. Look for plants that grow in cracks.',
  },
  {
    id: 'bird-watching',
    name: 'Bird Watching',
    duration: '15 minutes',
    durationMinutes: 15,
    difficulty: 'Easy',
    category: 'Nature',
    description: 'Sit still and wait. Which birds come? What do they do, and how do they sound?',
    benefits: ['Sitting still gets more fun when you wait for something.', 'You learn to look and listen.'],
    cityVariant: 'Watch from a window or a balcony. City birds count. So do recorded bird songs.',
  },
  {
    id: 'plant-care',
    name: 'Plant Care',
    duration: '10 minutes',
    durationMinutes: 10,
    difficulty: 'Easy',
    category: 'Garden',
    description: 'Touch the soil. Is it dry? Give a small drink. Wipe dust off the leaves.',
    benefits: ['Something alive grows because of you.', 'Small jobs can feel steady and good.'],
    cityVariant: 'A pot on a sill is a garden. A bean in wet paper is one too.',
  },
  {
    id: 'cloud-watching',
    name: 'Cloud Watching',
    duration: '15 minutes',
    durationMinutes: 15,
    difficulty: 'Easy',
    category: 'Nature',
    description: 'Lie back or lean back. Find three shapes in the clouds. Do not look at the sun.',
    benefits: ['Slow things help thoughts slow down too.', 'Your mind gets to make things up.'],
    cityVariant: 'Look out of any window. No clouds? Name the blues you see.',
  },
  {
    id: 'recycling-sort',
    name: 'Recycling Sort',
    duration: '10 minutes',
    durationMinutes: 10,
    difficulty: 'Easy',
    category: 'Indoor',
    description: 'Help sort paper, glass, metal and plastic at home. Leave sharp things to a grown-up.',
    benefits: ['You help your street stay clean.', 'Old things get to be new things.'],
    cityVariant: 'This one is made for indoors. Make a label for each bin.',
  },
  {
    id: 'nature-art',
    name: 'Nature Art',
    duration: '30 minutes',
    durationMinutes: 30,
    difficulty: 'Fun',
    category: 'Nature',
    description: 'Collect leaves, sticks and stones from the ground. Lay them out as a picture or a pattern.',
    benefits: ['You make something no one else has made.', 'Your hands and eyes work as a team.'],
    cityVariant: 'Use leaves from a houseplant that fell off. Or trace shapes from a nature book.',
  },
  {
    id: 'weather-watch',
    name: 'Weather Watch',
    duration: '5 minutes',
    durationMinutes: 5,
    difficulty: 'Easy',
    category: 'Indoor',
    description: "Look, listen and feel. Is there wind? Sun? Rain? Draw today's weather in one small box.",
    benefits: ['You notice how each day is new.', 'Five quiet minutes are good for a busy day.'],
    cityVariant: 'Do it at a window. Put your hand on the glass. Warm or cool?',
  },
  {
    id: 'bug-discovery',
    name: 'Bug Discovery',
    duration: '15 minutes',
    durationMinutes: 15,
    difficulty: 'Medium',
    category: 'Garden',
    description: 'Look under a leaf, near a log or in the grass. Look, do not touch. How many legs can you count?',
    benefits: ['Tiny lives are full of big surprises.', 'Going slowly helps you be brave and kind.'],
    cityVariant: 'Look for a moth by a lamp. Or find a spider in a corner. Say hello from afar.',
  },
];
