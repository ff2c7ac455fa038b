import { defineModule } from '@wonderlings/kernel';
import { activitiesFacet } from './activities.ts';
import { demoActs } from './demo-story.ts';
import { ActivityCompleted, ActivityStarted } from './events.ts';
import { activitiesKept } from './kept.ts';
import { activitiesRoutes } from './routes.ts';
import { activitySessions, userProgress } from './tables.ts';

/** Everything a child can do besides writing, as far as it leaves the device; see the README beside this file. */
export const activities = defineModule({
  name: 'activities',
  events: [ActivityStarted, ActivityCompleted],
  facets: [activitiesFacet],
  tables: [activitySessions, userProgress],
  kept: activitiesKept,
  routes: activitiesRoutes,
  demoActs,
});
