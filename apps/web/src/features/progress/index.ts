// The frame around badges, stickers, goals and streaks.

export { ProgressPage } from './progress-page.tsx';
export { progressSearch } from './progress-search.ts';
export { tryToLoadPart } from './progress-tabs.ts';
