// Falling asleep.

export { SleepPage } from './sleep-page.tsx';
