// The frame around badges, stickers, goals and streaks.

export { tryToLoadPart } from './loaded-parts.ts';
export { ProgressPage } from './progress-page.tsx';
export { progressSearch } from './progress-search.ts';
