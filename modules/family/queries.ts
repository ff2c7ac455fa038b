import { localDateIn, type ModuleDependencies, type RouteRequest } from '@wonderlings/kernel';
import type { Consent } from './consent-contract.ts';
import { CONSENT_VERSION, type GrownUpArea } from './contract.ts';
import { type ConsentRow, consents } from './tables.ts';

/** What each call of the family is told of its request. */
export type FamilyRequest = Pick<RouteRequest, 'context' | 'session' | 'network'> & { readonly childId: string };

/** @throws Error where the shell let a call through without a session */
export function sessionOf({ sessionId }: RouteRequest['session']): string {
  if (sessionId === undefined) throw new Error('A call that needs a child has a session');
  return sessionId;
}

export async function areaOf(
  { vault, now }: Pick<ModuleDependencies, 'vault' | 'now'>,
  { childId, session, context }: FamilyRequest,
): Promise<GrownUpArea> {
  const grownUp = await vault.grownUpOf(childId, sessionOf(session));
  return {
    now: now().toISOString(),
    isSet: grownUp !== null,
    setOn: grownUp && localDateIn(grownUp.setAt, context(childId).timeZone),
    openUntil: instantOf(grownUp?.openUntil),
    elsewhere: grownUp?.isOpenElsewhere ?? false,
    wrongTries: grownUp?.wrongTries ?? 0,
    nextTryAt: instantOf(grownUp?.nextTryAt),
    resetFrom: instantOf(grownUp?.resetFrom),
  };
}

const instantOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

export async function consentOf(
  { read, vault, requiresConsent = false }: Pick<ModuleDependencies, 'read' | 'vault' | 'requiresConsent'>,
  childId: string,
): Promise<Consent> {
  const [row] = await read.rows(consents)`select * from read.consents where user_id = ${childId}`;
  return {
    required: requiresConsent,
    version: CONSENT_VERSION,
    given: row ? givenBy(row) : null,
    tryOutUntil: instantOf(await vault.tryOutOf(childId)),
  };
}

const givenBy = ({ version, given_on }: ConsentRow) => ({ version, on: given_on });
