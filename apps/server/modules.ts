import { createAccountModule, supportRoute } from '@wonderlings/account';
import { activities } from '@wonderlings/activities';
import { affirmations } from '@wonderlings/affirmations';
import { companions } from '@wonderlings/companions';
import { coping } from '@wonderlings/coping';
import { createErasureModule, fallAsleep } from '@wonderlings/erasure';
import { createFamilyModule, proveGrownUp } from '@wonderlings/family';
import { createHistoryModule, describeEvent } from '@wonderlings/history';
import { drawingSvg, journal, noteOf } from '@wonderlings/journal';
import { assembleModules, demoStoryOf, type Module, type ModuleDependencies, type Route } from '@wonderlings/kernel';
import { proof } from '@wonderlings/proof';
import { rewards } from '@wonderlings/rewards';
import { stickers, stickersTable } from '@wonderlings/stickers';
import { createTakeAlongModule, type TakeAlongParts } from '@wonderlings/take-along';
import { verifierFiles } from './verifier-files.ts';

/** What a file is made of, and what it must fit to be brought in: everything here, asked for when all of it is there. */
export const TAKE_ALONG_PARTS: TakeAlongParts = {
  sentenceOf: (entry) => describeEvent(entry, 'child'),
  picture: drawingSvg,
  verifier: verifierFiles,
  composition: () => assembleModules(MODULES),
  stickers: () => new Set(stickersTable.rows.map(({ id }) => id)),
};

/** What a child does. Each may add to the story of a demo child, see `Module.demoActs`. */
const FEATURES: readonly Module[] = [
  journal,
  activities,
  affirmations,
  coping,
  rewards,
  stickers,
  companions,
  // Who takes the yes back has the account put to sleep: it can be woken, like any other.
  createFamilyModule({
    whenWithdrawn: (dependencies, { childId, context }) =>
      fallAsleep(dependencies, childId, { ...context(childId), actor: 'grown-up' }),
  }),
  createHistoryModule({ noteOf }),
  proof,
  createTakeAlongModule({ parts: TAKE_ALONG_PARTS, proveGrownUp }),
  createErasureModule({ modules: () => MODULES, proveGrownUp }),
];

/** Everything this server is made of. Reactions run in this order. */
export const MODULES: readonly Module[] = [createAccountModule({ demoStory: demoStoryOf(FEATURES) }), ...FEATURES];

/** @param supportEmail the setting of that name, which no module knows */
export const routesOf = (
  modules: readonly Module[],
  dependencies: ModuleDependencies,
  supportEmail: string | undefined,
): readonly Route[] => [
  ...modules.flatMap((module) => module.routes(dependencies)),
  supportRoute(supportEmail, dependencies.retention),
];
