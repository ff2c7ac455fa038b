// Being outside.

export { NaturePage } from './nature-page.tsx';
export { natureSearch } from './nature-search.ts';
