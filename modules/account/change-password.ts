import { childGone, DomainError, type ModuleDependencies, otherRequest, type RouteRequest } from '@wonderlings/kernel';
import { recordPasswordChange } from './account.decide.ts';
import type { changePassword as endpoint } from './contract.ts';
import { keepPictures } from './pictures.ts';
import { userRow } from './queries.ts';
import { refuseEasy } from './register.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'read' | 'vault'>;

/** Specification 001, section 8. */
const WRONG_PASSWORD = 'Failed to change password. Please check your current password and try again.';

/**
 * Changes the password, ends every other session, forgets every other device and gives this session a fresh id. The same
 * `Idempotency-Key` again takes up where the first try ended: the vault knows by which command it changed the password, so
 * that nothing but that command passes without the current one.
 * @throws DomainError `account.wrong-password`, `account.password-common`, `account.demo-password`
 */
export async function changePassword(
  { children, read, vault }: Dependencies,
  { childId, body, context, session, network }: RouteRequest<typeof endpoint>,
): Promise<void> {
  const asked = context(childId);
  const { commandId } = asked;
  const isRepeated = await vault.passwordChangedBy(childId, commandId);
  // What was asked for is in no event: the password itself tells another request from the same one.
  if (isRepeated && !(await vault.verifyPassword(childId, body.newPassword, network))) throw otherRequest();
  if (await children.carriedOut(childId, commandId)) return;
  const account = await vault.accountOf(childId);
  if (!account) throw childGone();
  if (account.isSandbox) {
    throw new DomainError('forbidden', 'account.demo-password', 'The demo needs no password. It is gone in a day.');
  }
  const displayName = (await userRow(read, childId))?.display_name;
  await refuseEasy(body.newPassword, [account.username, displayName ?? ''], 'newPassword');
  // Cut off before its event: the password is the new one already.
  if (!isRepeated && !(await vault.verifyPassword(childId, body.currentPassword, network))) {
    throw new DomainError('forbidden', 'account.wrong-password', WRONG_PASSWORD, { currentPassword: WRONG_PASSWORD });
  }
  const change = { commandId, sessionId: session.sessionId };
  const line = await vault.changePassword(childId, body.newPassword, change, network);
  const { deviceToken } = session;
  await session.signIn(childId, line?.lineId);
  const isOfPicture = session.pictures.some(({ lineId }) => lineId === line?.lineId);
  if (deviceToken) session.rememberDevice(isOfPicture ? null : (line?.token ?? null));
  // The picture of this session goes on by the new token; one that opened nothing here has ended with all others.
  await keepPictures({ vault }, session, line);
  // With the session's id the area is over that was open under it, here or elsewhere.
  const closesArea = await vault.closeLeftGrownUpArea(childId);
  await children.execute(childId, recordPasswordChange({ closesArea }), asked);
}
