import { DomainError, isChildGone, localDateIn, type ModuleDependencies, type RouteRequest } from '@wonderlings/kernel';
import { signOutElsewhere } from './account.decide.ts';
import { keepPictures } from './pictures.ts';
import type { endSignIn as endEndpoint, listSignIns as listEndpoint, SignInPlace } from './sign-ins-contract.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault'>;
type SignedIn = Pick<RouteRequest<typeof listEndpoint>, 'childId' | 'session' | 'context' | 'report'>;

/** Where the child is signed in, by days of its own calendar. */
export async function listSignIns(
  { vault }: Pick<Dependencies, 'vault'>,
  { childId, session, context }: SignedIn,
): Promise<SignInPlace[]> {
  const { timeZone } = context(childId);
  const places = await vault.signInsOf(childId, sessionOf(session));
  return places.map(({ begunAt, usedAt, knownUntil, ...place }) => ({
    ...place,
    firstDay: localDateIn(begunAt, timeZone),
    lastDay: localDateIn(usedAt, timeZone),
    knownUntil: knownUntil && localDateIn(knownUntil, timeZone),
  }));
}

/**
 * Signs out in one other place. It has ended before it is recorded: a log that is away must not keep a thief signed in.
 * @throws DomainError `account.sign-in-unknown`, also of another child's; `account.sign-in-here` of the place that asks
 */
export async function endSignIn(
  { children, vault }: Dependencies,
  request: SignedIn & Pick<RouteRequest<typeof endEndpoint>, 'params'>,
): Promise<void> {
  const { childId, session, context, params } = request;
  const places = await vault.signInsOf(childId, sessionOf(session));
  if (places.some(({ id, isThis }) => isThis && id === params.id)) {
    throw new DomainError('conflict', 'account.sign-in-here', 'You are here right now. Use Logout instead.');
  }
  const ended = await vault.endSignIn(childId, params.id);
  await keepPictures({ vault }, session);
  if (ended) return record({ children, vault }, request, { forgetsDevice: ended === 'device' });
  // The same command again finds nothing left to end.
  if (await children.carriedOut(childId, context(childId).commandId)) return;
  throw new DomainError('not-found', 'account.sign-in-unknown', 'You are not signed in there any more.');
}

/** Signs out everywhere but here; where there is nothing else, there is nothing to record. */
export async function endOtherSignIns({ children, vault }: Dependencies, request: SignedIn): Promise<void> {
  const { childId, session } = request;
  const others = (await vault.signInsOf(childId, sessionOf(session))).filter(({ isThis }) => !isThis);
  await vault.endOtherSignIns(childId, sessionOf(session));
  await keepPictures({ vault }, session);
  if (others.length === 0) return;
  await record({ children, vault }, request, {
    forgetsDevice: others.some(({ kind }) => kind === 'device'),
    why: 'all',
  });
}

async function record(
  { children, vault }: Dependencies,
  { childId, context, report }: SignedIn,
  how: Parameters<typeof signOutElsewhere>[0],
): Promise<void> {
  const closesArea = await vault.closeLeftGrownUpArea(childId);
  await children
    .execute(childId, signOutElsewhere({ ...how, closesArea }), context(childId))
    .catch((error: unknown) => {
      if (isChildGone(error)) throw error;
      report(error, 'A sign-out from elsewhere is not in the log');
    });
}

function sessionOf({ sessionId }: SignedIn['session']): string {
  if (sessionId === undefined) throw new Error('A call that needs a child has a session');
  return sessionId;
}
