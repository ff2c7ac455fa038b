import { commandIdOf, isChildGone, type ModuleDependencies } from '@wonderlings/kernel';
import { signOutElsewhere } from './account.decide.ts';

const BATCH = 200;

/**
 * Tells each child's history of a remembered device whose 30 days are over, then takes it away. Cut off in between, it is found
 * again, and the same command tells it once.
 */
export async function forgetExpiredDevices({
  children,
  vault,
  now,
  newId,
}: Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>): Promise<void> {
  for (;;) {
    const expired = await vault.expiredDevices(now(), BATCH);
    for (const { id, childId } of expired) {
      const commandId = commandIdOf(childId, 'forgetExpiredDevices', id);
      const context = { commandId, correlationId: newId(), actor: 'system', now: now(), timeZone: 'UTC' } as const;
      const act = signOutElsewhere({ forgetsDevice: false, why: 'expired' });
      await children.execute(childId, act, context).catch((error: unknown) => {
        if (!isChildGone(error)) throw error;
      });
      await vault.endSignIn(childId, id);
    }
    if (expired.length < BATCH) return;
  }
}
