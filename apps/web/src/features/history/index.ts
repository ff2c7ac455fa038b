// What happened, line by line.

export { HistoryPage } from './components/history-page.tsx';
export { entryIcon, keeperOf } from './entry-pictures.ts';
export { historySearch } from './history-search.ts';
