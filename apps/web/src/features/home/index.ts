// The first page.

export { HomePage } from './components/home-page.tsx';
