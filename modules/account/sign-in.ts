import {
  DomainError,
  isChildGone,
  type ModuleDependencies,
  type RouteRequest,
  sleepDetails,
} from '@wonderlings/kernel';
import { signIn, signOut } from './account.decide.ts';
import { DEMO_ACCOUNT, type login } from './contract.ts';
import { keepPictures, pictureAtSignIn } from './pictures.ts';
import { recordSignIn } from './sign-in-record.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'read' | 'vault'>;
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
  { children, read, vault }: Dependencies,
  caller: Caller & Pick<RouteRequest, 'network'>,
  body: Password,
): Promise<string> {
  const account = await vault.authenticate(body.username, body.password, caller.network);
  if (!account) throw wrongSignIn();
  const { childId } = account;
  await refuseSleeping({ vault }, childId);
  const picture = await pictureAtSignIn({ vault, read }, caller, childId, body.showPicture);
  const act = signIn({ by: 'password', remembersDevice: body.rememberDevice, showsPicture: picture.isNew });
  await recordSignIn(() => children.execute(childId, act, caller.context(childId)));
  const pictureLine = await picture.show();
  const token = await openSession({ vault }, caller, childId, body.rememberDevice, pictureLine);
  const sleep = await vault.sleepOf(childId);
  if (!sleep && (await vault.isStillProved(childId, account.proof))) return childId;
  // A change of the password, and falling asleep, end what is open, and this one was not open yet.
  await caller.session.signOut();
  if (token !== null) {
    await vault.forgetDevice(token);
    caller.session.rememberDevice(null);
  }
  const shown = caller.session.pictures.find(({ lineId }) => lineId === pictureLine);
  if (shown && picture.isNew) await vault.forgetDevice(shown.token);
  await keepPictures({ vault }, caller.session);
  await refuseSleeping({ vault }, childId);
  throw wrongSignIn();
}

/**
 * An account that is asleep is woken before it is signed in to.
 * @throws DomainError `account.asleep`, whose details are those of the sleep with the number of its receipt
 */
async function refuseSleeping({ vault }: Pick<Dependencies, 'vault'>, childId: string): Promise<void> {
  const sleep = await vault.sleepOf(childId);
  if (!sleep) return;
  throw new DomainError(
    'forbidden',
    'account.asleep',
    'This account is asleep.',
    undefined,
    undefined,
    sleepDetails(sleep),
  );
}

const wrongSignIn = () =>
  new DomainError('unauthenticated', 'account.wrong-sign-in', 'Please check your username and password');

/**
 * A fresh session, and the device remembered or not. The account that the device remembered before is forgotten: the device must never open
 * an account other than the one that signed in last.
 * @param pictureLine of the child's picture here: the session ends with it, unless the device is remembered besides
 * @returns the token of the device, where it is remembered
 */
export async function openSession(
  { vault }: Pick<Dependencies, 'vault'>,
  { session }: Pick<Caller, 'session'>,
  childId: string,
  rememberDevice: boolean,
  pictureLine: string | null = null,
): Promise<string | null> {
  if (session.deviceToken) await vault.forgetDevice(session.deviceToken);
  const line = rememberDevice ? await vault.rememberDevice(childId, session.browser) : null;
  await session.signIn(childId, line?.lineId ?? pictureLine);
  const token = line?.token ?? null;
  if (line || session.deviceToken) session.rememberDevice(token);
  return token;
}

/**
 * Signs in by the remembered device, whose token is rotated for the next one, and answers who it is. A token that was rotated
 * before is reported: it has been copied, and its line is over.
 * @throws DomainError `account.no-device`
 */
export async function signInByDevice(
  { children, vault }: Pick<Dependencies, 'children' | 'vault'>,
  { context, session, report }: Reporting,
): Promise<string> {
  const rotated = session.deviceToken ? await vault.rotateDeviceToken(session.deviceToken) : null;
  if (rotated === 'came-back') {
    report(new Error('Its line has ended, with every session that it opened'), 'A rotated device token came back');
  }
  if (!rotated || rotated === 'came-back') {
    if (session.deviceToken) session.rememberDevice(null);
    throw new DomainError('unauthenticated', 'account.no-device', 'Please sign in.');
  }
  const { childId, lineId, token } = rotated;
  // First: when the log is away, the refusal too must bring the next token, or the old one comes back like a thief's.
  session.rememberDevice(token);
  await recordSignIn(() => children.execute(childId, signIn({ by: 'device' }), context(childId)));
  await session.signIn(childId, lineId);
  return childId;
}

/**
 * Ends the session and forgets the device. Works for every caller: signed in or not, or erased meanwhile. Only then it is
 * recorded: a log that is away must not keep a session open.
 */
export async function leave(
  { children, vault }: Pick<Dependencies, 'children' | 'vault'>,
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
  const closesArea = await vault.closeLeftGrownUpArea(childId);
  const act = signOut({ forgetsDevice: deviceToken !== undefined, closesArea });
  await children.execute(childId, act, context(childId)).catch((error: unknown) => {
    if (!isChildGone(error)) report(error, 'A sign-out is not in the log');
  });
}
