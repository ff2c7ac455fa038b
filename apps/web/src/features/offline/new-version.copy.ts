export const NEW_VERSION = {
  title: 'Something new is ready.',
  text: 'It comes when you say so.',
  take: 'Show me',
  later: 'Later',
  /** After "Show me", where words are in the way. */
  unsaved: 'There are words not saved yet, here or in another tab. They come first. Nothing is lost.',
} as const;
