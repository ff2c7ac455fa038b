import type { AgeGroup } from './build-affirmation.ts';

export interface Question {
  readonly id: string;
  readonly text: string;
}

/** An age group with the two questions of its own; the third one is the same for all. */
export interface AgeGroupQuestions extends AgeGroup {
  readonly label: string;
  readonly question1: Question & { readonly feelingIds: readonly string[] };
  readonly question2: Question & { readonly answerIds: readonly string[] };
}

export const AFFIRMATION_LABELS = {
  ageHeading: 'How old are you?',
  progress: 'Question {n} of 3',
  cardTitle: 'Your words for today',
  pickAnother: 'Not true today? Pick another',
  keep: 'Keep this one',
  back: 'Go back',
  readAloud: 'Read it to me',
  alreadyToday: 'You made these words today. They are still yours.',
  keptLine: 'You took time to find words for today.',
} as const;

export const EXPLAINER = {
  id: 'what-are-daily-affirmations',
  title: 'What are Daily Affirmations?',
  lines: [
    'They are short, true words you say to yourself.',
    'They name what you did and what you can try.',
    'Say them out loud, in a whisper, or in your head.',
    'Not every line fits every day. You can pick another.',
    'You do not have to feel happy to use them.',
  ],
} as const;

export const AGE_GROUPS: readonly AgeGroupQuestions[] = [
  {
    id: '6-7',
    label: 'Ages 6-7',
    band: 'younger',
    question1: {
      id: 'feeling-6-7',
      text: 'How do you feel right now?',
      feelingIds: ['happy', 'calm', 'excited', 'sad', 'worried', 'angry', 'tired', 'shy'],
    },
    question2: {
      id: 'second-6-7',
      text: 'What makes you smile?',
      answerIds: [
        'hug',
        'drawing',
        'outside',
        'animals',
        'stories',
        'dancing',
        'building',
        'loved-one',
        'something-else',
      ],
    },
  },
  {
    id: '8-9',
    label: 'Ages 8-9',
    band: 'younger',
    question1: {
      id: 'feeling-8-9',
      text: 'How do you feel today?',
      feelingIds: ['happy', 'calm', 'excited', 'sad', 'worried', 'angry', 'tired', 'left-out'],
    },
    question2: {
      id: 'second-8-9',
      text: 'What makes you smile?',
      answerIds: ['friends', 'reading', 'jokes', 'making', 'moving', 'music', 'animals', 'loved-one', 'something-else'],
    },
  },
  {
    id: '10-11',
    label: 'Ages 10-11',
    band: 'older',
    question1: {
      id: 'feeling-10-11',
      text: 'Which feeling is strongest today?',
      feelingIds: ['happy', 'calm', 'excited', 'sad', 'worried', 'angry', 'stressed', 'left-out', 'mixed-up'],
    },
    question2: {
      id: 'second-10-11',
      text: 'What helps you on a hard day?',
      answerIds: [
        'talking',
        'music',
        'quiet-time',
        'writing',
        'breathing',
        'moving',
        'making',
        'nature',
        'something-else',
      ],
    },
  },
  {
    id: '11-12',
    label: 'Ages 11-12',
    band: 'older',
    question1: {
      id: 'feeling-11-12',
      text: 'Which feeling is closest to yours today?',
      feelingIds: ['happy', 'calm', 'excited', 'sad', 'worried', 'angry', 'stressed', 'tired', 'left-out', 'mixed-up'],
    },
    question2: {
      id: 'second-11-12',
      text: 'What helps you feel more like yourself?',
      answerIds: [
        'talking',
        'music',
        'laughing',
        'writing',
        'breathing',
        'moving',
        'quiet-time',
        'small-step',
        'something-else',
      ],
    },
  },
];

export const PROUD_QUESTION: Question & { readonly hint: string; readonly answerIds: readonly string[] } = {
  id: 'proud',
  text: 'What makes you proud?',
  hint: 'It can be tiny. It can be from last week.',
  answerIds: [
    'helped-someone',
    'kept-trying',
    'was-kind',
    'learned-something',
    'told-the-truth',
    'made-something',
    'asked-for-help',
    'said-sorry',
    'tried-new',
    'listened',
    'shared',
    'cannot-think',
  ],
};
