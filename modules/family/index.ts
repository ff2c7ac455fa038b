import { defineModule } from '@wonderlings/kernel';
import type { WhenWithdrawn } from './consent.ts';
import { demoActs } from './demo-story.ts';
import { eraseTryOuts } from './erase-try-outs.ts';
import {
  ConsentGiven,
  ConsentWithdrawn,
  GrownUpAreaClosed,
  GrownUpPasswordChanged,
  GrownUpPasswordMistyped,
  GrownUpPasswordResetAsked,
  GrownUpPasswordResetStopped,
  GrownUpPasswordSet,
  GrownUpViewOpened,
} from './events.ts';
import { familyFacet } from './family.ts';
import { familyKept } from './kept.ts';
import { familyRoutes } from './routes.ts';
import { consents } from './tables.ts';

interface Options {
  /** Puts an account to sleep whose yes was taken back. */
  readonly whenWithdrawn: WhenWithdrawn;
}

const MINUTE_MS = 60_000;

/** The grown-ups of a child: a password of their own, the area that it opens, and what they agreed to. See the README beside this file. */
export const createFamilyModule = ({ whenWithdrawn }: Options) =>
  defineModule({
    name: 'family',
    events: [
      GrownUpPasswordSet,
      GrownUpPasswordChanged,
      GrownUpPasswordMistyped,
      GrownUpPasswordResetAsked,
      GrownUpPasswordResetStopped,
      GrownUpViewOpened,
      GrownUpAreaClosed,
      ConsentGiven,
      ConsentWithdrawn,
    ],
    kept: familyKept,
    facets: [familyFacet],
    tables: [consents],
    routes: (dependencies) => familyRoutes({ ...dependencies, whenWithdrawn }),
    jobs: (dependencies) => [
      { name: 'erase-try-outs', everyMs: MINUTE_MS, run: (turn) => eraseTryOuts(dependencies, turn) },
    ],
    demoActs,
  });

export type { WhenWithdrawn } from './consent.ts';
export { proveGrownUp } from './proof.ts';
