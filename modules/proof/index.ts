import { defineModule } from '@wonderlings/kernel';
import { HistoryChecked, KeepsakeCompared, KeepsakeMade } from './events.ts';
import { proofKept } from './kept.ts';
import { proofFacet } from './proof.ts';
import { proofRoutes } from './routes.ts';
import { keepsakes, movedHistories } from './tables.ts';

/** That a child's history is whole: the check of it, and keepsakes that prove it later. See the README beside this file. */
export const proof = defineModule({
  name: 'proof',
  events: [HistoryChecked, KeepsakeMade, KeepsakeCompared],
  kept: proofKept,
  facets: [proofFacet],
  tables: [keepsakes, movedHistories],
  routes: proofRoutes,
});
