import { commandIdOf, eraseListed, type JobRun, type ModuleDependencies } from '@wonderlings/kernel';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>;

/** Erases every demo child whose time is over. @throws AggregateError when some could not be erased; the others were */
export const eraseExpiredSandboxes = (dependencies: Dependencies, turn?: JobRun): Promise<void> =>
  eraseListed(
    dependencies,
    {
      reason: 'sandbox-expired',
      commandIdFor: (childId) => commandIdOf(childId, 'eraseExpiredSandboxes', 'once'),
      listed: dependencies.vault.expiredSandboxes,
    },
    turn,
  );
