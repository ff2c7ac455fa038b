// Moving to a timer.

export { BeActivePage } from './be-active-page.tsx';
export { beActiveSearch } from './be-active-search.ts';
