// Moving to a timer.

export { BeActivePage } from './components/be-active-page.tsx';
