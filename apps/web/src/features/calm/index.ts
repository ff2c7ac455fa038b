// The Calm Corner.

export { CalmPage } from './components/calm-page.tsx';
