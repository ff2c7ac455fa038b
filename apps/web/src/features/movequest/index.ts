// Exercises, one after the other.

export { MOVEQUEST_WISHES } from './movequest.document.ts';
export { MoveQuestPage } from './movequest-page.tsx';
export { moveQuestSearch } from './movequest-search.ts';
