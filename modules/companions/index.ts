import { defineModule } from '@wonderlings/kernel';
import { companionsKept } from './kept.ts';
import { companionsRoutes } from './routes.ts';
import { companionVisits, wonderlings } from './tables.ts';

/** The twelve wonderlings, and which of them is a child's buddy; see the README beside this file. */
export const companions = defineModule({
  name: 'companions',
  tables: [wonderlings, companionVisits],
  kept: companionsKept,
  routes: companionsRoutes,
});
