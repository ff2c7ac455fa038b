// The Calm Corner.

export { CalmPage } from './calm-page.tsx';
