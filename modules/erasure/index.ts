import { defineModule, type Module, type ModuleDependencies, type ProveGrownUp } from '@wonderlings/kernel';
import { eraseSleepers } from './erase-account.ts';
import { erasureFacet } from './erasure.decide.ts';
import { ErasureRequested, ErasureUndone, RetentionAnnounced } from './events.ts';
import { recordSleeps } from './fall-asleep.ts';
import { erasureKept } from './kept.ts';
import { keepRetention } from './retention.ts';
import { erasureRoutes } from './routes.ts';
import { accountUses, receipts } from './tables.ts';

export { countForReceipt, type ErasureDependencies, eraseAccount, rowsByTable } from './erase-account.ts';
export { asleepAgain, fallAsleep } from './fall-asleep.ts';
export { receiptOf } from './receipt.ts';
export { receiptHashOf } from './receipt-number.ts';
export { accountsToErase, accountsToWarn } from './retention.ts';
export { RETENTION_RULES, WITHOUT_ASKING } from './retention-catalogue.ts';

interface Options {
  /** All that a server is made of: an erasure counts the rows of each, and has each forget what it keeps elsewhere. */
  readonly modules: () => readonly Module[];
  readonly proveGrownUp: ProveGrownUp;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Forgetting: an account that is asleep, woken or erased, and the receipt of it. See the README beside this file. */
export const createErasureModule = ({ modules, proveGrownUp }: Options): Module => {
  const withModules = (dependencies: ModuleDependencies) => ({ ...dependencies, modules: modules() });
  return defineModule({
    name: 'erasure',
    events: [ErasureRequested, ErasureUndone, RetentionAnnounced],
    kept: erasureKept,
    facets: [erasureFacet],
    tables: [receipts, accountUses],
    routes: (dependencies) => erasureRoutes({ ...withModules(dependencies), proveGrownUp }),
    jobs: (dependencies) => [
      { name: 'record-sleeps', everyMs: MINUTE_MS, run: () => recordSleeps(dependencies) },
      { name: 'keep-retention', everyMs: DAY_MS, run: () => keepRetention(dependencies) },
      eraseSleepers(withModules(dependencies)),
    ],
  });
};
