import type { WeeklyGoal } from './weekly-goal-catalogue.ts';

/** Done away from here: the child says so. */
export const TICKED_GOALS = [
  {
    id: 'do-a-kind-thing',
    title: 'One kind thing',
    description: 'Do something kind on 2 days. Small is fine.',
    category: 'kindness',
    icon: 'goal/do-a-kind-thing',
    needed: 2,
    countedBy: 'tick',
    requirement: { days: { of: 'goal-tick', goal: 'do-a-kind-thing' }, atLeast: 2 },
    cheer: 'You did kind things.',
  },
  {
    id: 'say-thank-you',
    title: 'Thank you, because',
    description: 'Say thank you, and say why, on 2 days.',
    category: 'kindness',
    icon: 'goal/say-thank-you',
    needed: 2,
    countedBy: 'tick',
    requirement: { days: { of: 'goal-tick', goal: 'say-thank-you' }, atLeast: 2 },
    cheer: 'You said thank you, and why.',
  },
  {
    id: 'ask-how-are-you',
    title: 'How are you?',
    description: 'Ask somebody how they are, on 2 days.',
    category: 'kindness',
    icon: 'goal/ask-how-are-you',
    needed: 2,
    countedBy: 'tick',
    requirement: { days: { of: 'goal-tick', goal: 'ask-how-are-you' }, atLeast: 2 },
    cheer: 'You asked, and you listened.',
  },
  {
    id: 'share-one-thing',
    title: 'Share one thing',
    description: 'Tell a grown-up one thing about your day, on 2 days.',
    category: 'kindness',
    icon: 'goal/share-one-thing',
    needed: 2,
    countedBy: 'tick',
    requirement: { days: { of: 'goal-tick', goal: 'share-one-thing' }, atLeast: 2 },
    cheer: 'You shared a bit of your day.',
  },
] as const satisfies readonly WeeklyGoal[];
