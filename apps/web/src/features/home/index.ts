// The first page.

export { HomePage } from './home-page.tsx';
