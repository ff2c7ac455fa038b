// The affirmation of the day, and a child’s own.

export { AffirmationsPage } from './affirmations-page.tsx';
export { groupOfAge, rememberedAge, yearsOf } from './age.document.ts';
