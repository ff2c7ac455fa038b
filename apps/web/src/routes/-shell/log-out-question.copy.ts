/** ui-copy `shell.logoutAsk`; `notCleared` is ours. */
export const LOG_OUT_QUESTION = {
  title: 'Leaving now?',
  text: 'Do others use this device? You can clear your things from it.',
  keep: 'Keep my things here',
  clear: 'Clear my things',
  stay: 'Stay here',
  notCleared: {
    title: 'Your things are still here.',
    description: 'Ask a grown-up to clear them from this device.',
  },
} as const;
