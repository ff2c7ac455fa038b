// The Calm Corner.

export { CalmPage } from './calm-page.tsx';
export { calmSearch } from './calm-search.ts';
