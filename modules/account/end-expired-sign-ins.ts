import { type Command, commandIdOf, isChildGone, type ModuleDependencies, processEach } from '@wonderlings/kernel';
import { expireSession, signOutElsewhere } from './account.decide.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>;

interface Place {
  readonly id: string;
  readonly childId: string;
}

interface Ending<Expired extends Place> {
  /** Names the command: with the id of a place it is the same for the same end. */
  readonly command: string;
  readonly expired: (now: Date, limit: number) => Promise<readonly Expired[]>;
  readonly tell: (place: Expired) => Command;
}

/**
 * Tells each child's history of a remembered device whose 30 days are over, then takes it away.
 * @throws AggregateError when some could not be told of: they stay for the next run
 */
export const forgetExpiredDevices = (dependencies: Dependencies): Promise<void> =>
  endExpired(dependencies, {
    command: 'forgetExpiredDevices',
    expired: dependencies.vault.expiredDevices,
    tell: () => signOutElsewhere({ forgetsDevice: false, why: 'expired' }),
  });

/** The same for a session of no device that was not used for 12 hours. */
export const endUnusedSessions = (dependencies: Dependencies): Promise<void> =>
  endExpired(dependencies, {
    command: 'endUnusedSessions',
    expired: dependencies.vault.unusedSessions,
    tell: ({ usedAt }) => expireSession(usedAt),
  });

/** Told first, taken away then: cut off in between, a place is found again, and the same command tells of it once. */
function endExpired<Expired extends Place>(
  { children, vault, now, newId }: Dependencies,
  { command, expired, tell }: Ending<Expired>,
): Promise<void> {
  return processEach(`sign-ins could not be ended (${command})`, {
    listed: (limit) => expired(now(), limit),
    async work(place) {
      const { id, childId } = place;
      const commandId = commandIdOf(childId, command, id);
      const context = { commandId, correlationId: newId(), actor: 'system', now: now(), timeZone: 'UTC' } as const;
      await children.execute(childId, tell(place), context).catch((error: unknown) => {
        if (!isChildGone(error)) throw error;
      });
      await vault.endSignIn(childId, id);
    },
  });
}
