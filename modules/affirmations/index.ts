import { defineModule } from '@wonderlings/kernel';
import { affirmationsFacet } from './affirmations.ts';
import { demoActs } from './demo-story.ts';
import { AffirmationKept } from './events.ts';
import { affirmationsKept } from './kept.ts';
import { affirmationsRoutes } from './routes.ts';
import { affirmations as affirmationsTable } from './tables.ts';

/** Kind words a child made of its answers and kept, one for a day; see the README beside this file. */
export const affirmations = defineModule({
  name: 'affirmations',
  events: [AffirmationKept],
  facets: [affirmationsFacet],
  tables: [affirmationsTable],
  kept: affirmationsKept,
  routes: affirmationsRoutes,
  demoActs,
});
