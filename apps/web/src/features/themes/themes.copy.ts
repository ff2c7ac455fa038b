export const THEMES_COPY = {
  button: 'Colors',
  heading: 'Choose Your Favorite Colors!',
  themes: 'Color theme',
  own: 'Your own color',
  ownHint: 'The paper that you write on gets this color.',
  close: 'Close',
  loadFailed: 'The colors did not come. Try again?',
} as const;

/** Specification 001, the error catalogue: settings save fails. */
export const SAVE_FAILED_TOAST = {
  title: 'Error',
  description: 'Failed to save settings. Please try again.',
} as const;
