import { DomainError, type ModuleDependencies, type RouteRequest } from '@wonderlings/kernel';
import { gone, recordPasswordChange } from './account.decide.ts';
import type { changePassword as endpoint } from './contract.ts';
import { refuseCommon } from './register.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault'>;

/** Specification 001, section 8. */
const WRONG_PASSWORD = 'Failed to change password. Please check your current password and try again.';

/**
 * Changes the password, ends every other session and forgets every other device.
 * @throws DomainError `account.wrong-password`, `account.password-common`, `account.demo-password`
 */
export async function changePassword(
  { children, vault }: Dependencies,
  { childId, body, context, session }: RouteRequest<typeof endpoint>,
): Promise<void> {
  const account = await vault.accountOf(childId);
  if (!account) throw gone();
  if (account.isSandbox) {
    throw new DomainError('forbidden', 'account.demo-password', 'The demo needs no password. It is gone in a day.');
  }
  refuseCommon(body.newPassword, account.username, 'newPassword');
  if (!(await vault.verifyPassword(childId, body.currentPassword))) {
    throw new DomainError('forbidden', 'account.wrong-password', WRONG_PASSWORD, { currentPassword: WRONG_PASSWORD });
  }
  await vault.changePassword(childId, body.newPassword);
  await vault.endSessions(childId, session.sessionId);
  // That forgot this device too, which stays remembered when it was.
  if (session.deviceToken) session.rememberDevice(await vault.rememberDevice(childId));
  await children.execute(childId, recordPasswordChange(), context(childId));
}
