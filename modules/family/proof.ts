import { commandIdOf, DomainError, localDateIn, type ModuleDependencies } from '@wonderlings/kernel';
import { recordWrongTries } from './family.decide.ts';
import { type FamilyRequest, sessionOf } from './queries.ts';

/** Slips are nothing to tell a child of. */
const TOLD_FROM = 4;

/**
 * Asks the vault whether it is the grown-up password, and answers its proof. From the fourth wrong try on the child's history
 * says so, once on each of its days.
 * @throws DomainError as `Vault.proveGrownUp`
 */
export async function proveGrownUp(
  { children, vault }: Pick<ModuleDependencies, 'children' | 'vault'>,
  { childId, session, context, network }: FamilyRequest,
  password: string,
): Promise<string> {
  try {
    return await vault.proveGrownUp(childId, password, network);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'grown-up.wrong') await tell();
    throw error;
  }

  async function tell(): Promise<void> {
    const tries = (await vault.grownUpOf(childId, sessionOf(session)))?.wrongTries ?? 0;
    if (tries < TOLD_FROM) return;
    const { correlationId, now, timeZone } = context(childId);
    // A command of its own, named by the day: the call's own key is still free for a right password.
    const commandId = commandIdOf(childId, 'wrong grown-up tries', localDateIn(now, timeZone));
    await children.execute(childId, recordWrongTries(tries), {
      commandId,
      correlationId,
      now,
      timeZone,
      actor: 'system',
    });
  }
}

/** What the grown-up does with its own password, though its area may be closed. */
export const byGrownUp = ({ context, childId }: FamilyRequest) => ({ ...context(childId), actor: 'grown-up' as const });
