export { ChildCheckCard } from './child-check-card.tsx';
