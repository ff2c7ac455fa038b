// Breathing with a guide.

export { BreathingPage } from './breathing-page.tsx';
