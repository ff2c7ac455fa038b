// A child’s own plants.

export { PlantsPage } from './plants-page.tsx';
export { plantsSearch } from './plants-search.ts';
