import { DomainError, type ModuleDependencies, type Sleep } from '@wonderlings/kernel';
import { CONSENT_VERSION } from './contract.ts';
import { giveConsent, readFamily, withdrawConsent } from './family.decide.ts';
import { setInVault } from './password.ts';
import { byGrownUp, proveGrownUp } from './proof.ts';
import { type FamilyRequest, sessionOf } from './queries.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'requiresConsent'>;

const DAY_MS = 86_400_000;

/** Puts an account to sleep whose yes was taken back; see `createFamilyModule`. */
export type WhenWithdrawn = (
  dependencies: Pick<ModuleDependencies, 'children' | 'vault' | 'now'>,
  request: FamilyRequest,
) => Promise<Sleep>;

/**
 * A grown-up's yes, with its password; where there is none yet, it is set with it. The account stays from then on.
 * @throws DomainError `consent.other-text` for another text than the one that is asked for, and as setting or proving a password
 */
export async function giveConsentByPassword(
  dependencies: Dependencies,
  request: FamilyRequest,
  { password, version }: { readonly password: string; readonly version: string },
): Promise<void> {
  const { children, vault } = dependencies;
  const { childId, session } = request;
  if (version !== CONSENT_VERSION) {
    throw new DomainError('conflict', 'consent.other-text', 'The text has changed. Please read it again.');
  }
  const asked = byGrownUp(request);
  const setsPassword =
    (await vault.grownUpOf(childId, sessionOf(session))) === null ||
    (await vault.grownUpPasswordSetBy(childId, asked.commandId));
  if (setsPassword) await setInVault(dependencies, request, password);
  else await proveGrownUp(dependencies, request, password);
  await children.execute(childId, giveConsent(version, setsPassword), asked);
  // After it is recorded: an account that stays has a yes in its history.
  await vault.endTryOut(childId);
}

/**
 * Takes the yes back; the account sleeps from then on. Where a yes is needed and it is woken without one, it ends at the same time.
 * @throws DomainError `consent.none` without a yes, and as {@link proveGrownUp}
 */
export async function withdraw(
  dependencies: Dependencies & { readonly whenWithdrawn: WhenWithdrawn },
  request: FamilyRequest,
  password: string,
): Promise<Sleep> {
  const { children, vault, now, requiresConsent, whenWithdrawn } = dependencies;
  const { childId } = request;
  const asked = byGrownUp(request);
  await proveGrownUp(dependencies, request, password);
  if (!(await children.carriedOut(childId, asked.commandId))) {
    const { state } = await children.execute(childId, readFamily, request.context(childId));
    if (state.consent === null) throw new DomainError('conflict', 'consent.none', 'There is no yes to take back.');
  }
  await children.execute(childId, withdrawConsent, asked);
  if (requiresConsent) await vault.beginTryOut(childId, new Date(now().getTime() + DAY_MS));
  return whenWithdrawn(dependencies, request);
}
