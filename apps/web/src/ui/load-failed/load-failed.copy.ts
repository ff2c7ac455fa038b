/** From the content's `ui-copy.json`, `errors`, word for word. */
export const LOAD_FAILED_COPY = {
  title: 'This page did not come.',
  text: 'What you made is safe. Try again?',
  action: 'Try again',
} as const;
