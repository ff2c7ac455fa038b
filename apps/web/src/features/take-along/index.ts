// Taking a history along, and bringing one in.

export { ImportPage } from './components/import-page.tsx';
export { TakeAlongPage } from './components/take-along-page.tsx';
