/** Ids are stable: sticker and badge rules, tools and saved drafts refer to them. */
export interface RichMood {
  readonly id: string;
  readonly feeling: string;
  readonly description: string;
  /** One for each step of the slider, from less to more. */
  readonly intensityLabels: readonly [string, string, string, string];
  readonly reflectionPrompts: readonly [string, string, string];
  /** Hex stops of the bubble; `ink` has 4.5:1 on each. */
  readonly gradient: readonly string[];
  readonly ink: string;
  readonly suggestedToolIds: readonly string[];
  readonly suggestionIntro: string;
  /** Shown at the highest intensity only. */
  readonly strongLine?: string;
}

export interface QuickMood {
  readonly id: string;
  readonly feeling: string;
  readonly description: string;
  readonly prompts: readonly [string, string, string];
  readonly gradient: readonly string[];
  readonly ink: string;
  readonly suggestedToolIds: readonly string[];
}

export const MOOD_LABELS = {
  lessIntense: 'Less Intense',
  moreIntense: 'More Intense',
  chooseDifferent: 'Choose Different Feeling',
  save: 'Save My Feeling',
  heading: 'How do you feel right now?',
  subheading: 'Pick a bubble. Every feeling is okay here.',
  sliderLabel: 'How big is this feeling?',
  noteLabel: 'Write or draw with words, if you like.',
  notePlaceholder: 'You can start with: I feel this way because...',
  somethingElse: 'Feeling something else?',
  somethingElseLink: 'Try the quick check-in',
  suggestionsHeading: 'Things you could try next',
  savedTitle: 'Your feeling is saved.',
  savedLine: 'You stopped and named a feeling. That takes care.',
} as const;

/** The six of the feelings journal (specification 001, section 3). */
export const RICH_MOODS = [
  {
    id: 'really-happy',
    feeling: 'Really Happy!',
    description: 'A bright, bubbly feeling. You may want to smile, sing or share it.',
    intensityLabels: ['Warm inside', 'Smiling', 'Giggly', 'Over the moon'],
    reflectionPrompts: [
      'What made you feel so happy?',
      'Who was with you, or who would you like to tell?',
      'How can you keep a bit of this for later?',
    ],
    gradient: ['#FFF3B0', '#FFD166', '#FFB5A7'],
    ink: '#3A2418',
    suggestedToolIds: ['happy-dance-party', 'gratitude-garden', 'friendship-circle'],
    suggestionIntro: 'Happy can grow when you share it.',
  },
  {
    id: 'okay',
    feeling: 'Okay',
    description: 'An in-between feeling. Not very high, not very low. That is fine.',
    intensityLabels: ['Just okay', 'All right', 'Quite good', 'Good and steady'],
    reflectionPrompts: [
      'What was one small good thing today?',
      'Was there a part of today that felt hard?',
      'What would you like to do next?',
    ],
    gradient: ['#E3F4EC', '#B8E6CF', '#A9DDE3'],
    ink: '#16302B',
    suggestedToolIds: ['gratitude-garden', 'rainbow-drawing', 'silly-faces-game'],
    suggestionIntro: 'An okay day is a good day to try one of these.',
  },
  {
    id: 'a-bit-sad',
    feeling: 'A Bit Sad',
    description: 'A heavy, rainy feeling. Tears are okay. So is some quiet time.',
    intensityLabels: ['A little low', 'Sad', 'Heavy inside', 'Very, very sad'],
    reflectionPrompts: [
      'What happened just before you felt sad?',
      'What do you miss or wish for right now?',
      'Who could you tell about it?',
    ],
    gradient: ['#DCE9FB', '#B4CFF2', '#C3C1EE'],
    ink: '#1B2447',
    suggestedToolIds: ['friendship-circle', 'rainbow-drawing', 'balloon-breathing'],
    suggestionIntro: 'When you feel sad, one of these may feel kind.',
    strongLine: 'That is a lot to carry. A grown-up you trust can help you carry it.',
  },
  {
    id: 'worried',
    feeling: 'Worried',
    description: 'Your mind keeps asking "What if?" It is trying to keep you safe.',
    intensityLabels: ['A tiny worry', 'Some worry', 'A lot of worry', 'Full of worry'],
    reflectionPrompts: [
      'What is your worry saying?',
      'Which part can you do something about?',
      'Which part could a grown-up help with?',
    ],
    gradient: ['#E9E4FB', '#CFC3F2', '#B9CDF0'],
    ink: '#241C47',
    suggestedToolIds: ['worry-box-technique', 'balloon-breathing', 'magic-counting'],
    suggestionIntro: 'When worries get loud, one of these may help.',
    strongLine: 'That is a lot to carry. A grown-up you trust can help you carry it.',
  },
  {
    id: 'nervous',
    feeling: 'Nervous',
    description: 'A fluttery, jumpy feeling. It often comes before something new.',
    intensityLabels: ['A few butterflies', 'Fluttery', 'Jittery', 'Very shaky'],
    reflectionPrompts: [
      'What is coming up that feels big?',
      'Where do you feel it? Hands, tummy, chest?',
      'What helped you once before?',
    ],
    gradient: ['#FFE9D6', '#FFD0B0', '#F7C4CF'],
    ink: '#3F1F1A',
    suggestedToolIds: ['superhero-poses', 'balloon-breathing', 'body-scan-adventure'],
    suggestionIntro: 'When you feel fluttery, one of these may help.',
    strongLine: 'That is a lot to carry. A grown-up you trust can help you carry it.',
  },
  {
    id: 'a-little-scared',
    feeling: 'A Little Scared',
    description: 'A "watch out!" feeling. You do not have to be scared alone.',
    intensityLabels: ['A bit unsure', 'Uneasy', 'Scared', 'Very scared'],
    reflectionPrompts: [
      'What felt scary?',
      'Are you safe right now? If not, tell a grown-up first.',
      'Who or what helps you feel safe?',
    ],
    gradient: ['#D9F0F2', '#A8D8DC', '#B7C3E6'],
    ink: '#12303A',
    suggestedToolIds: ['magic-counting', 'friendship-circle', 'balloon-breathing'],
    suggestionIntro: 'When you feel scared, stay near someone you trust. Then try one of these.',
    strongLine: 'That is a big scare. Please go and tell a grown-up you trust now.',
  },
] as const satisfies readonly RichMood[];
export type RichMoodId = (typeof RICH_MOODS)[number]['id'];

/** The six of the quick check-in (specification 001, section 2). */
export const QUICK_MOODS = [
  {
    id: 'happy',
    feeling: 'Happy',
    description: 'Light and bright, like sun on your face.',
    prompts: ['What made you smile?', 'Who would you like to share it with?', 'What would make more of this?'],
    gradient: ['#FFF3B0', '#FFD166'],
    ink: '#3A2418',
    suggestedToolIds: ['happy-dance-party', 'gratitude-garden', 'friendship-circle'],
  },
  {
    id: 'sad',
    feeling: 'Sad',
    description: 'Heavy and slow, like a rainy day inside.',
    prompts: ['What made you feel sad?', 'What would feel kind right now?', 'Who could sit with you for a bit?'],
    gradient: ['#DCE9FB', '#AFCBF0'],
    ink: '#1B2447',
    suggestedToolIds: ['friendship-circle', 'rainbow-drawing', 'balloon-breathing'],
  },
  {
    id: 'angry',
    feeling: 'Angry',
    description: 'Hot and strong, like a drum inside. Anger is allowed. Hurting is not.',
    prompts: ['What felt unfair?', 'What do you wish they knew?', 'What is a safe way to let it out?'],
    gradient: ['#FFD9CC', '#FFA99A'],
    ink: '#431712',
    suggestedToolIds: ['superhero-poses', 'happy-dance-party', 'magic-counting'],
  },
  {
    id: 'calm',
    feeling: 'Calm',
    description: 'Soft and still, like a lake with no wind.',
    prompts: ['What helps you feel this way?', 'What can you hear right now?', 'When else did you feel like this?'],
    gradient: ['#DDF3EA', '#A9DDCB'],
    ink: '#123229',
    suggestedToolIds: ['body-scan-adventure', 'gratitude-garden', 'rainbow-drawing'],
  },
  {
    id: 'worried',
    feeling: 'Worried',
    description: 'Busy thoughts that go round and round.',
    prompts: ['What is on your mind?', 'Is it about now, or about later?', 'Who can help with it?'],
    gradient: ['#E9E4FB', '#C8BBF0'],
    ink: '#241C47',
    suggestedToolIds: ['worry-box-technique', 'balloon-breathing', 'magic-counting'],
  },
  {
    id: 'excited',
    feeling: 'Excited',
    description: 'Fizzy and full of go, like bubbles in a cup.',
    prompts: [
      'What are you looking forward to?',
      'How does it feel in your hands and feet?',
      'Who would like to hear about it?',
    ],
    gradient: ['#FFE0F0', '#FFB3D1'],
    ink: '#441230',
    suggestedToolIds: ['happy-dance-party', 'silly-faces-game', 'magic-counting'],
  },
] as const satisfies readonly QuickMood[];
export type QuickMoodId = (typeof QUICK_MOODS)[number]['id'];

export function richMoodById(id: string): RichMood | undefined {
  return RICH_MOODS.find((mood) => mood.id === id);
}

export function quickMoodById(id: string): QuickMood | undefined {
  return QUICK_MOODS.find((mood) => mood.id === id);
}

/** The label of a slider step, 1 to 4; a step beyond either end has the label of that end. */
export function intensityLabel(mood: RichMood, step: number): string {
  const index = Math.min(mood.intensityLabels.length, Math.max(1, Math.round(step))) - 1;
  return mood.intensityLabels[index] ?? mood.intensityLabels[0];
}
