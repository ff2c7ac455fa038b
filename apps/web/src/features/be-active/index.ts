// Moving to a timer.

export { BeActivePage } from './be-active-page.tsx';
