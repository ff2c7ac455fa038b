// Falling asleep.

export { SleepPage } from './components/sleep-page.tsx';
