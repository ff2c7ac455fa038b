// The page about us.

export { AboutPage } from './about-page.tsx';
