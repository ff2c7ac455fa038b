// Exercises, one after the other.

export { MoveQuestPage } from './movequest-page.tsx';
