// A child’s own plants.

export { PlantsPage } from './components/plants-page.tsx';
export { plantsSearch } from './plants-search.ts';
