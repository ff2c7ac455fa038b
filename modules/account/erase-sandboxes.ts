import { type CommandContext, commandIdOf, isChildGone, type ModuleDependencies } from '@wonderlings/kernel';
import { eraseChild } from './account.decide.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>;

/** In one run; the next one takes up the rest. */
const MOST_A_RUN = 200;

/**
 * Erases every demo child whose time is over: first `ChildErased` into the log, which clears its rows, then its key. In that
 * order, because an event can only be appended while the key is there; after a crash in between the sandbox is still listed,
 * and the next run finds it erased and destroys the key.
 * @throws AggregateError when some could not be erased; the others were
 */
export async function eraseExpiredSandboxes({ children, vault, now, newId }: Dependencies): Promise<void> {
  const expired = await vault.expiredSandboxes(now(), MOST_A_RUN);
  const correlationId = newId();
  const failures: unknown[] = [];
  for (const childId of expired) {
    try {
      await recordErasure(childId);
      await vault.destroy(childId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sandboxes could not be erased`);

  async function recordErasure(childId: string): Promise<void> {
    const context: CommandContext = {
      commandId: commandIdOf(childId, 'eraseExpiredSandboxes', 'once'),
      correlationId,
      actor: 'system',
      now: now(),
      timeZone: 'UTC',
    };
    try {
      await children.execute(childId, eraseChild('sandbox-expired'), context);
    } catch (error) {
      // The key is gone already: nothing of the child can be read, and nothing more be said of it.
      if (!isChildGone(error)) throw error;
    }
  }
}
