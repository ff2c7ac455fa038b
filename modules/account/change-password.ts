import { childGone, DomainError, type ModuleDependencies, type RouteRequest } from '@wonderlings/kernel';
import { recordPasswordChange } from './account.decide.ts';
import type { changePassword as endpoint } from './contract.ts';
import { refuseCommon } from './register.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault'>;

/** Specification 001, section 8. */
const WRONG_PASSWORD = 'Failed to change password. Please check your current password and try again.';

/**
 * Changes the password, ends every other session and forgets every other device. The same `Idempotency-Key` again takes up
 * where the first try ended.
 * @throws DomainError `account.wrong-password`, `account.password-common`, `account.demo-password`
 */
export async function changePassword(
  { children, vault }: Dependencies,
  { childId, body, context, session }: RouteRequest<typeof endpoint>,
): Promise<void> {
  const asked = context(childId);
  if (await children.carriedOut(childId, asked.commandId)) return;
  const account = await vault.accountOf(childId);
  if (!account) throw childGone();
  if (account.isSandbox) {
    throw new DomainError('forbidden', 'account.demo-password', 'The demo needs no password. It is gone in a day.');
  }
  refuseCommon(body.newPassword, account.username, 'newPassword');
  if (!(await knowsPassword())) {
    throw new DomainError('forbidden', 'account.wrong-password', WRONG_PASSWORD, { currentPassword: WRONG_PASSWORD });
  }
  const token = await vault.changePassword(childId, body.newPassword, session);
  if (session.deviceToken) session.rememberDevice(token);
  await children.execute(childId, recordPasswordChange(), asked);

  /** The new one is the password already when an earlier try was cut off before its event. */
  async function knowsPassword(): Promise<boolean> {
    return (
      (await vault.verifyPassword(childId, body.currentPassword)) || vault.verifyPassword(childId, body.newPassword)
    );
  }
}
