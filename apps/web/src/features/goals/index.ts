// The goal of the week.

export { GoalCard } from './goal-card.tsx';
