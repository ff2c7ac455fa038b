// Breathing with a guide.

export { BreathingPage } from './breathing-page.tsx';
export { breathingSearch } from './breathing-search.ts';
