import { DomainError, isChildGone, type ModuleDependencies, type RouteRequest } from '@wonderlings/kernel';
import { signIn, signOut } from './account.decide.ts';
import { DEMO_ACCOUNT, type login } from './contract.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault'>;
type Caller = Pick<RouteRequest, 'context' | 'session'>;
type Reporting = Caller & Pick<RouteRequest, 'report'>;
type Password = RouteRequest<typeof login>['body'];

export const isDemoSignIn = ({ username, password }: Password): boolean =>
  username.toLowerCase() === DEMO_ACCOUNT.username && password === DEMO_ACCOUNT.password;

/**
 * Signs in with name and password, and answers who it is.
 * @throws DomainError `account.wrong-sign-in`, the same for an unknown name
 */
export async function signInByPassword(
  { children, vault }: Dependencies,
  caller: Caller & Pick<RouteRequest, 'network'>,
  body: Password,
): Promise<string> {
  const account = await vault.authenticate(body.username, body.password, caller.network);
  if (!account) {
    throw new DomainError('unauthenticated', 'account.wrong-sign-in', 'Please check your username and password');
  }
  const { childId } = account;
  const act = signIn({ by: 'password', remembersDevice: body.rememberDevice });
  await children.execute(childId, act, caller.context(childId));
  await openSession({ vault }, caller, childId, body.rememberDevice);
  return childId;
}

/**
 * A fresh session, and the device remembered or not. Whoever the device remembered before is forgotten: it must never open
 * the account of somebody other than the one who signed in last.
 */
export async function openSession(
  { vault }: Pick<Dependencies, 'vault'>,
  { session }: Pick<Caller, 'session'>,
  childId: string,
  rememberDevice: boolean,
): Promise<void> {
  if (session.deviceToken) await vault.forgetDevice(session.deviceToken);
  const line = rememberDevice ? await vault.rememberDevice(childId, session.browser) : null;
  await session.signIn(childId, line?.lineId);
  if (line || session.deviceToken) session.rememberDevice(line?.token ?? null);
}

/**
 * Signs in by the remembered device, whose token is traded for the next one, and answers who it is. A token that was traded
 * before is reported: it has been copied, and its line is over.
 * @throws DomainError `account.no-device`
 */
export async function signInByDevice(
  { children, vault }: Dependencies,
  { context, session, report }: Reporting,
): Promise<string> {
  const traded = session.deviceToken ? await vault.tradeDevice(session.deviceToken) : null;
  if (traded === 'came-back') {
    report(new Error('Its line has ended, with every session that it opened'), 'A traded device token came back');
  }
  if (!traded || traded === 'came-back') {
    if (session.deviceToken) session.rememberDevice(null);
    throw new DomainError('unauthenticated', 'account.no-device', 'Please sign in.');
  }
  const { childId, lineId, token } = traded;
  // First: when the log is away, the refusal too must bring the next token, or the old one comes back like a thief's.
  session.rememberDevice(token);
  await children.execute(childId, signIn({ by: 'device' }), context(childId));
  await session.signIn(childId, lineId);
  return childId;
}

/**
 * Ends the session and forgets the device. Works for whoever asks: signed in or not, or erased meanwhile. Only then it is
 * recorded: a log that is away must not keep anybody signed in.
 */
export async function leave(
  { children, vault }: Dependencies,
  { context, session, report }: Reporting,
  childId: string | undefined,
): Promise<void> {
  const { deviceToken } = session;
  await session.signOut();
  if (deviceToken) {
    await vault.forgetDevice(deviceToken);
    session.rememberDevice(null);
  }
  if (childId === undefined) return;
  const act = signOut({ forgetsDevice: deviceToken !== undefined });
  await children.execute(childId, act, context(childId)).catch((error: unknown) => {
    if (!isChildGone(error)) report(error, 'A sign-out is not in the log');
  });
}
