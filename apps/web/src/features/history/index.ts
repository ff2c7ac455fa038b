// What happened, line by line.

export { entryIcon, keeperOf } from './entry-pictures.ts';
export { HistoryPage } from './history-page.tsx';
export { historySearch } from './history-search.ts';
