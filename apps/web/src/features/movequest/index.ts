// Exercises, one after the other.

export { MoveQuestPage } from './components/movequest-page.tsx';
