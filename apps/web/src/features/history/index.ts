// What happened, line by line.

export { activityCompanion, entryIcon } from './entry-pictures.ts';
export { HistoryPage } from './history-page.tsx';
export { historySearch } from './history-search.ts';
