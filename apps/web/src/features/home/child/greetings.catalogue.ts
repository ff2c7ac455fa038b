import type { Slot } from '../../suggestion/index.ts';

/** By the part of the day, turned by the day. Only short ones: a scene has room for few words. */
export const GREETINGS: Readonly<Record<Slot, readonly string[]>> = {
  morning: [
    'Good morning, {name}!',
    'Hi, {name}! The day is new.',
    'Morning, {name}! How was your night?',
    'Hello, {name}. We just woke up too.',
    '{name}, you are here! Good morning.',
    'Good morning, {name}. Take it slow.',
    'Hi, {name}! Ready for a soft start?',
  ],
  afternoon: [
    'Hi, {name}!',
    'Hello, {name}. How is your day?',
    '{name}! Good to see you.',
    'Good afternoon, {name}.',
    'Hi, {name}. Sit down for a bit.',
    'Hi, {name}! Nice to see you.',
  ],
  evening: [
    'Good evening, {name}.',
    'Hi, {name}. The day is nearly done.',
    'Hello, {name}. How was today?',
    '{name}, come and sit down.',
    'Evening, {name}. Time for slow things.',
    'Hi, {name}. The sky is getting soft.',
    'Hello, {name}. The lamps are on.',
  ],
  late: [
    'Hello, {name}. It is late, so we whisper.',
    "Hi, {name}. Can't sleep? That is okay.",
    'A soft hello, {name}. Then off to bed.',
    '{name}, the stars are out. Rest is near.',
    'A quiet hello, {name}. The others are asleep.',
  ],
};

/** After some days away: nothing went, and nothing is asked. */
export const AFTER_GAP = {
  day: [
    'Welcome back, {name}!',
    'There you are, {name}! All is still here.',
    '{name}! Your garden kept your place.',
    'Hello again, {name}. Start anywhere.',
    'You came by, {name}. How nice!',
    'Hi, {name}. Nothing went away.',
    '{name}, we kept your spot warm.',
  ],
  evening: [
    'Hello again, {name}. Start anywhere.',
    'Hi, {name}. Nothing went away.',
    '{name}, we kept your spot warm.',
  ],
} as const;

/** When today is in: by day, and in the evening without a shout. `{name}` is the child's. */
export const SEE_YOU = {
  day: [
    'See you tomorrow!',
    'See you tomorrow, or some other day.',
    'Off you go. We will be here.',
    'Your garden is safe. See you!',
    'That was a good visit. Bye for now!',
    'Go and play. We wave.',
    'Come back when you like.',
    'Enough for now. See you soon!',
    'The seed can grow without us. See you!',
  ],
  evening: [
    'See you tomorrow. Sleep well.',
    'We turn the lamps down. Good night.',
    'You can rest now. We rest too.',
    'Good night. The garden sleeps as well.',
    'Off to bed, slow and easy.',
  ],
} as const;

/** What came up in the garden, without a shout, as it may stand after a hard feeling. */
export const GREW: readonly string[] = [
  'Something came up, just now.',
  'Your garden has one more day in it.',
  'Look down. It is growing.',
  'That feeling has a flower now.',
  'One more spot of color.',
];
