import { commandIdOf, eraseListed, type JobRun, type ModuleDependencies } from '@wonderlings/kernel';

type Dependencies = Pick<ModuleDependencies, 'children' | 'read' | 'vault' | 'now' | 'newId'>;

/** Erases every account whose yes did not come in its time. @throws AggregateError when some could not be; the others were */
export const eraseTryOuts = (dependencies: Dependencies, turn?: JobRun): Promise<void> =>
  eraseListed(
    dependencies,
    {
      reason: 'no-consent',
      commandIdFor: (childId) => commandIdOf(childId, 'eraseTryOuts', 'once'),
      listed: (now, limit) => listed(dependencies, now, limit),
    },
    turn,
  );

/** One that has a yes all the same stays: the call that brought it was cut off before it reached the vault. */
async function listed({ read, vault }: Dependencies, now: Date, limit: number): Promise<readonly string[]> {
  const over = await vault.expiredTryOuts(now, limit);
  const agreed = await read<{
    user_id: string;
  }>`select user_id from read.consents where user_id = any(${over}::uuid[])`;
  for (const { user_id } of agreed) await vault.endTryOut(user_id);
  return over.filter((childId) => !agreed.some(({ user_id }) => user_id === childId));
}
