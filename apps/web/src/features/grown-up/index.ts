export { ConsentPage } from './components/consent-page.tsx';
export { GrownUpCard } from './components/grown-up-card.tsx';
export { GrownUpGate } from './components/grown-up-gate.tsx';
