// A child’s own plants.

export { PlantsPage } from './plants-page.tsx';
