/** From the content's `ui-copy.json`, word for word. */
export const PROGRESS_COPY = {
  title: 'Progress Journey',
  tabs: { overview: 'Overview', badges: 'Badges', stickers: 'Stickers', streaks: 'Streaks' },
  intro: 'Here is what you did. It is all yours.',
} as const;
