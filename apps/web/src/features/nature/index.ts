// Being outside.

export { NaturePage } from './nature-page.tsx';
