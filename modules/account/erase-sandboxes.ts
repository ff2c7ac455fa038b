import { commandIdOf, type ModuleDependencies } from '@wonderlings/kernel';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>;

/** At a time: their events share few flushes, their keys go in one statement. */
const BATCH = 200;

/**
 * Erases every demo child whose time is over: first `ChildErased` into the log, which clears its rows, then its key. In that
 * order, because the vault's list is what a run works from: after a crash in between the sandbox is still listed, and the next
 * run finds it erased and destroys the key.
 * @throws AggregateError when some could not be erased; the others were
 */
export async function eraseExpiredSandboxes({ children, vault, now, newId }: Dependencies): Promise<void> {
  const context = { correlationId: newId(), actor: 'system', timeZone: 'UTC' } as const;
  const failures = new Map<string, unknown>();
  for (;;) {
    // What failed in this run stays listed, for the next one.
    const listed = await vault.expiredSandboxes(now(), BATCH + failures.size);
    const expired = listed.filter((childId) => !failures.has(childId));
    if (expired.length === 0) break;
    const outcomes = await Promise.allSettled(expired.map(recordErasure));
    const erased = expired.filter((childId, index) => {
      const outcome = outcomes[index];
      if (outcome?.status === 'rejected') failures.set(childId, outcome.reason);
      return outcome?.status === 'fulfilled';
    });
    await vault.destroy(...erased);
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), `${failures.size} sandboxes could not be erased`);

  function recordErasure(childId: string): Promise<void> {
    const commandId = commandIdOf(childId, 'eraseExpiredSandboxes', 'once');
    return children.erase(childId, 'sandbox-expired', { ...context, commandId, now: now() });
  }
}
