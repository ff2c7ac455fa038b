/** ui-copy `shell.logoutAsk`; what stays and goes, and `notCleared`, are ours. */
export const LOG_OUT_QUESTION = {
  title: 'Leaving now?',
  text: 'Do others use this device? You can clear your things from it.',
  stays: 'If you keep them, these wait here for you:',
  goes: 'The pages you read last, and words that you did not save, go from here when you leave.',
  keep: 'Keep my things here',
  clear: 'Clear my things',
  stay: 'Stay here',
  notCleared: {
    title: 'Your things are still here.',
    description: 'Ask a grown-up to clear them from this device.',
  },
} as const;
