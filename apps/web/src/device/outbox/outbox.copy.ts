/** Ours: what a child reads of things that the server will not take as they are. */
export const SET_ASIDE_COPY = {
  heading: 'Not saved yet',
  intro: 'These are still here, on this device only.',
  nothingSaid: 'We could not put this away.',
  noWords: 'Something you did',
  retry: 'Try again',
  copy: 'Copy the words',
  copied: 'Copied',
  notCopied: 'Press and hold the words to copy them.',
  remove: 'Delete',
  removeForGood: 'Yes, delete it',
  keep: 'Keep it',
  failed: 'That did not work. It is still here.',
} as const;
