// Breathing with a guide.

export { BreathingPage } from './components/breathing-page.tsx';
