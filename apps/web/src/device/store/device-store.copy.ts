/** Ours: what a child reads when the device did not keep something, or does not show what it keeps. */
export const NOT_KEPT = {
  full: {
    title: 'This device is full.',
    text: 'What you typed is still here. Ask a grown-up to make room.',
  },
  denied: {
    title: 'This device did not keep that.',
    text: 'What you typed is still here, until you close the page.',
  },
  forbidden: {
    title: 'This device does not keep things.',
    text: 'What you type stays here until you close the page.',
  },
  unread: {
    title: 'We could not open what this device keeps.',
    text: 'It is not lost, and what you type now stays here.',
  },
  action: 'Try again',
} as const;
