/** Ours: the content file has no words for these. What it has is in the catalogue's labels. */
export const COPING_COPY = {
  close: 'Close',
  back: 'Back',
  next: 'Next',
  step: 'Step {n} of {of}',
  groups: 'Show',
  tags: 'Tools with this word',
  moreTags: 'More ways to look',
  fewerTags: 'Fewer ways to look',
  found: '{n} tools',
  foundOne: '1 tool',
  moreTagsOnCard: 'and {n} more',
  favorite: '{title}: my favorites',
  feelings: 'Feelings to try',
  allTools: 'All tools',
  now: {
    question: 'What is it like right now?',
    fast: 'Too fast',
    heavy: 'Too heavy',
    hot: 'Too hot',
    wobbly: 'Too wobbly',
    tryOne: 'Try one of these.',
    back: 'Back',
  },
  tuck: {
    hello: 'Let us see what is in the box.',
    looking: 'Let me look...',
    nothing: 'Hm. That is not in my box.',
    waiting: 'Take your time. I wait here.',
    liked: 'I keep that one on top for you.',
  },
} as const;

/** Words that some tools are for: each finds at least two. */
export const FEELINGS_TO_TRY = ['worried', 'sad', 'angry', 'scared', 'happy'] as const;

export const WHAT_HELPED_COPY = {
  heading: 'What helped me',
  intro: 'Your own answers. They stay on this device.',
  answers: { yes: 'It helped', 'a-little': 'It helped a little', 'not-today': 'Not that day' },
  all: 'Show all {n}',
  takeOut: 'Take out {title}',
  takenOut: 'Taken out. It is forgotten now.',
  undo: 'Undo',
} as const;

/** Ours, but for the deed and the question: said while a tool is tried, and after. */
export const HELPED_COPY = {
  label: 'The tool you are trying',
  yourTurn: 'Your turn: {title}',
  takeYourTime: 'Take all the time you like.',
  didYouTry: 'Did you try {title}?',
  anyAnswer: 'Any answer is fine.',
  tried: 'I tried it',
  steps: 'Show me the steps',
  notNow: 'Not now',
  deed: 'You tried "{title}" when you needed it.',
  question: 'Did it help?',
  answers: { yes: 'Yes', 'a-little': 'A little', 'not-today': 'Not today' },
  rather: 'I do not want to say',
  thanks: {
    yes: 'Good to know! Next time it comes first.',
    'a-little': 'A little counts. Thank you for telling.',
    'not-today': 'Good to know. Not every tool fits every day.',
    unsaid: 'That is fine. Trying it is what counts.',
  },
  someone: 'You could try another one, or tell somebody you trust.',
  other: 'Look at other tools',
  // Not "Okay": in the journal that is a feeling.
  close: 'Done',
  stays: 'Your answer stays on this device.',
} as const;
