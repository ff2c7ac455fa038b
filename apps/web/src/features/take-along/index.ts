// Taking a history along, and bringing one in.

export { ImportPage } from './import-page.tsx';
export { TakeAlongPage } from './take-along-page.tsx';
