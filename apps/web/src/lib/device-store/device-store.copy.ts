/** Ours: what a child reads when the device did not keep something. */
export const NOT_KEPT = {
  full: {
    title: 'This device is full.',
    text: 'What you typed is still here. Ask a grown-up to make room.',
  },
  denied: {
    title: 'This device did not keep that.',
    text: 'What you typed is still here, until you close the page.',
  },
  action: 'Try again',
} as const;
