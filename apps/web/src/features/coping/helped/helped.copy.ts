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
