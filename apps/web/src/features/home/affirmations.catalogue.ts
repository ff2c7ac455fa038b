export interface HomeAffirmation {
  readonly id: string;
  readonly text: string;
  readonly tip: string;
}

export const AFFIRMATION_CARD = {
  title: 'Positive Thoughts & Happy Messages for Every Day!',
  hint: 'tap for more',
  tip: 'Try this:',
} as const;

/** The eight pairs of the home card, in order. */
export const HOME_AFFIRMATIONS = [
  {
    id: 'one-step',
    text: 'I can start small. One step is a real step.',
    tip: 'Pick the first tiny part of a big job. Do only that.',
  },
  {
    id: 'feelings-come-and-go',
    text: 'My feelings come and go, like weather. I am the whole sky.',
    tip: 'Name what you feel right now. One word is enough.',
  },
  {
    id: 'ask-for-help',
    text: 'I can ask for help. Asking is a strong thing to do.',
    tip: 'Think of one person. What could you say first?',
  },
  {
    id: 'not-yet',
    text: 'I can\'t do it yet. "Yet" leaves the door open.',
    tip: 'Add "yet" to one hard thing today.',
  },
  {
    id: 'kind-to-me',
    text: 'I can talk to myself the way I talk to a friend.',
    tip: 'Say one kind line to yourself. A whisper counts.',
  },
  {
    id: 'my-own-pace',
    text: 'I go at my own pace. Nobody else walks my path.',
    tip: 'What can you do today that was hard last year?',
  },
  {
    id: 'one-kind-act',
    text: 'One kind thing I do can change a whole day.',
    tip: 'Say thanks to someone today. Tell them what for.',
  },
  {
    id: 'rest-counts',
    text: 'Rest is part of the work. I can take a break.',
    tip: 'Look out of a window for ten slow breaths.',
  },
] as const satisfies readonly HomeAffirmation[];
