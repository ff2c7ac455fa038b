// The affirmation of the day, and a child’s own.

export { AffirmationsPage } from './components/affirmations-page.tsx';
