import type { LevelId } from './breathing-search.ts';

/** Specification 001, section 3 "Breathing level" and section 9; times are seconds. */
export interface BreathingLevel {
  readonly id: LevelId;
  readonly name: string;
  readonly ageRange: string;
  readonly agesLabel: string;
  readonly inhaleTime: number;
  readonly holdTime: number;
  readonly exhaleTime: number;
  readonly cycles: number;
  readonly description: string;
}
/** Any age may choose any level; nothing rewards a higher one more. */
export const BREATHING_LEVELS: readonly BreathingLevel[] = [
  {
    id: 'beginner',
    name: 'Beginner',
    ageRange: '6-7',
    agesLabel: 'Ages 6-7',
    inhaleTime: 3,
    holdTime: 4,
    exhaleTime: 5,
    cycles: 3,
    description: 'Short and soft. Three small cloud puffs with Zola.',
  },
  {
    id: 'intermediate',
    name: 'Intermediate',
    ageRange: '8-9',
    agesLabel: 'Ages 8-9',
    inhaleTime: 4,
    holdTime: 7,
    exhaleTime: 8,
    cycles: 4,
    description: 'A bit longer. Four clouds that grow and drift away.',
  },
  {
    id: 'advanced',
    name: 'Advanced',
    ageRange: '10-11',
    agesLabel: 'Ages 10-11',
    inhaleTime: 5,
    holdTime: 8,
    exhaleTime: 10,
    cycles: 5,
    description: 'Long and slow. Five big clouds in a wide sky.',
  },
];

/** `{seconds}` is the level's own number. */
export const BREATHING_STEPS = [
  {
    id: 'inhale',
    title: 'Breathe in through your nose',
    text: 'Count to {seconds}. Let your belly grow like a cloud.',
  },
  { id: 'hold', title: 'Hold gently', text: 'Count up to {seconds}. Stay soft. Let go sooner if you like.' },
  { id: 'exhale', title: 'Breathe out through your mouth', text: 'Count to {seconds}. Blow as if to move a feather.' },
] as const;

/** The word in the bubble, and a softer line under it: another one in each cycle, round and round. */
export const BREATHING_CUES = {
  ready: { label: 'Ready when you are', lines: ['Sit or stand. Drop your shoulders.', 'Find a spot that feels good.'] },
  inhale: {
    label: 'Breathe in',
    lines: [
      'In through your nose...',
      'Fill up like a cloud...',
      'Slow and soft...',
      'Let the air come in...',
      'One easy breath in...',
    ],
  },
  hold: {
    label: 'Hold gently',
    lines: [
      'Float here, soft and easy.',
      'Let go sooner if you like.',
      'Rest like a cloud.',
      'Soft face, soft hands.',
      'No need to squeeze.',
    ],
  },
  exhale: {
    label: 'Breathe out',
    lines: [
      'Out through your mouth...',
      'Blow the cloud away...',
      'Long and soft...',
      'Let it all drift off...',
      'Let your shoulders drop...',
    ],
  },
  paused: { label: 'Paused', lines: ['Breathe any way you like.', 'Zola waits right here.'] },
} as const;

/** `short` is on screen during every hold, `first` before one begins, and the other lines open under it. */
export const BREATHING_SAFETY = {
  short: 'Breathe out whenever you need to.',
  first: ['Breathe out whenever you need to.', 'Longer is not better.', 'Stop if you feel dizzy.'],
  more: 'More to stay safe',
  lines: [
    'Have a cough or a breathing illness? Ask a grown-up first.',
    'Sit or lie down for this. Never do it in water.',
  ],
} as const;

/** The last one closes every session; of the others each round brings the next. */
export const FINISH_LINES = [
  'You took {cycles} slow breaths with Zola.',
  'You stayed with your breath, in and out.',
  'You gave yourself a quiet minute.',
  'Look at that sky. You filled it with clouds.',
  'You can take this breath with you, any place.',
  'You can stop here, or go again. Both are good.',
] as const;
export const STOPPED_LINES = [
  'You stopped when you wanted to. That is a good choice.',
  'Each breath you took counts.',
] as const;

export const AFTER_QUESTION = {
  text: 'How do you feel now?',
  options: [
    { id: 'softer', label: 'Softer', reply: 'Nice. You made that with your own breath.' },
    { id: 'the-same', label: 'The same', reply: 'That is fine. Some days it takes more time.' },
    {
      id: 'not-so-good',
      label: 'Not so good',
      reply: 'Thank you for saying so. Try a moving tool, or tell a grown-up.',
    },
  ],
} as const;
