// Being outside.

export { NaturePage } from './components/nature-page.tsx';
