// The page about us.

export { AboutPage } from './components/about-page.tsx';
