import { AFFIRMATIONS } from './affirmations.ts';
import { BREATHWORK } from './breathwork.ts';
import { CALM } from './calm.ts';
import { GOALS } from './goals.ts';
import { MINDFULNESS } from './mindfulness.ts';
import { MOVEMENT } from './movement.ts';
import { SLEEP } from './sleep.ts';
import { SOCIAL } from './social.ts';
import { THEMES } from './themes.ts';

/** The 44 badges by their icon. */
export const BADGE_DRAWINGS = {
  ...BREATHWORK,
  ...CALM,
  ...THEMES,
  ...SLEEP,
  ...SOCIAL,
  ...AFFIRMATIONS,
  ...MINDFULNESS,
  ...MOVEMENT,
  ...GOALS,
} as const;
