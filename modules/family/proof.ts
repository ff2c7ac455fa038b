import { commandIdOf, DomainError, localDateIn, type ProveGrownUp } from '@wonderlings/kernel';
import { recordWrongTries } from './family.decide.ts';
import type { FamilyRequest } from './queries.ts';

/** Slips are nothing to tell a child of. */
const TOLD_FROM = 4;

/** From the fourth wrong try on, wherever it is typed, the child's history says so, once on each of its days. */
export const proveGrownUp: ProveGrownUp = async (
  { children, vault },
  { childId, session, context, network },
  password,
) => {
  try {
    return await vault.proveGrownUp(childId, password, network);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'grown-up.wrong') await tell();
    throw error;
  }

  async function tell(): Promise<void> {
    // Who wakes an account up has no session, and nothing is asked of one here.
    const tries = (await vault.grownUpOf(childId, session.sessionId ?? ''))?.wrongTries ?? 0;
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
};

/** What the grown-up does with its own password, though its area may be closed. */
export const byGrownUp = ({ context, childId }: FamilyRequest) => ({ ...context(childId), actor: 'grown-up' as const });
