import { DomainError, isEasyToGuess, type ModuleDependencies } from '@wonderlings/kernel';
import type { z } from 'zod';
import { type ChangePasswordInput, GROWN_UP_PASSWORD, MESSAGES } from './contract.ts';
import { askReset, readFamily, recordPasswordChange, recordPasswordSet, stopReset } from './family.decide.ts';
import { byGrownUp, proveGrownUp } from './proof.ts';
import type { FamilyRequest } from './queries.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now'>;

const DAY_MS = 86_400_000;
const RESET_AFTER_MS = DAY_MS;
/** Then it has to be asked for again: a reset of long ago is no way in. */
const RESET_LASTS_MS = 7 * DAY_MS;

/** Sets the first one. @throws DomainError `grown-up.set` when there is one, and as {@link refuseUnfit} */
export async function setPassword(dependencies: Dependencies, request: FamilyRequest, password: string): Promise<void> {
  await setInVault(dependencies, request, password);
  await dependencies.children.execute(request.childId, recordPasswordSet, byGrownUp(request));
}

/** The part of {@link setPassword} that is not recorded yet. The same command again finds that it did it. */
export async function setInVault(dependencies: Dependencies, request: FamilyRequest, password: string): Promise<void> {
  const { vault } = dependencies;
  const { childId, context, network } = request;
  const { commandId } = context(childId);
  if (await vault.grownUpPasswordSetBy(childId, commandId)) return;
  await refuseUnfit(dependencies, request, password, 'password');
  if (await vault.setGrownUpPassword(childId, password, commandId, network)) return;
  throw new DomainError('conflict', 'grown-up.set', 'There is a grown-up password already.');
}

/**
 * Sets another one and closes the area everywhere. Without the current one it is possible while a reset is due.
 * @throws DomainError `grown-up.unset`, `grown-up.no-reset`, and as {@link proveGrownUp} and {@link refuseUnfit}
 */
export async function changePassword(
  dependencies: Dependencies,
  request: FamilyRequest,
  { currentPassword, newPassword }: z.output<typeof ChangePasswordInput>,
): Promise<void> {
  const { children, vault } = dependencies;
  const { childId, network } = request;
  const asked = byGrownUp(request);
  const { commandId } = asked;
  if (await children.carriedOut(childId, commandId)) return;
  await refuseDemo(dependencies, childId);
  // Cut off before its event: the password is the new one already.
  const wasOpen = !(await vault.grownUpPasswordSetBy(childId, commandId)) && (await replaced()) === 'was-open';
  await children.execute(childId, recordPasswordChange(wasOpen), asked);

  async function replaced() {
    // First, because it costs tries: what is wrong with the new one must not tell that the old one was right.
    const by =
      currentPassword === undefined ? 'reset' : { proof: await proveGrownUp(dependencies, request, currentPassword) };
    await refuseUnfit(dependencies, request, newPassword, 'newPassword');
    const outcome = await vault.replaceGrownUpPassword(childId, newPassword, by, commandId, network);
    if (outcome !== 'not-allowed') return outcome;
    throw new DomainError('forbidden', 'grown-up.no-reset', 'A new password needs the one before, or a day.');
  }
}

/**
 * Asks for a new one with the password of the child, who may stop it until it is set.
 * @throws DomainError `grown-up.wrong-of-child`, `grown-up.unset`
 */
export async function askForReset(dependencies: Dependencies, request: FamilyRequest, password: string): Promise<void> {
  const { children, vault, now } = dependencies;
  const { childId, network } = request;
  await refuseDemo(dependencies, childId);
  if (!(await vault.verifyPassword(childId, password, network))) {
    const message = MESSAGES.wrongOfChild;
    throw new DomainError('forbidden', 'grown-up.wrong-of-child', message, { password: message });
  }
  const at = now().getTime();
  const from = await vault.askGrownUpReset(childId, {
    from: new Date(at + RESET_AFTER_MS),
    until: new Date(at + RESET_AFTER_MS + RESET_LASTS_MS),
  });
  if (!from) throw new DomainError('conflict', 'grown-up.unset', 'There is no grown-up password yet.');
  await children.execute(childId, askReset(from), byGrownUp(request));
}

/** The way back, for the child and for the grown-up. It ends first: a log that is away must not let it come due. */
export async function stopTheReset({ children, vault }: Dependencies, { childId, context }: FamilyRequest) {
  await vault.stopGrownUpReset(childId);
  await children.execute(childId, stopReset, context(childId));
}

/**
 * Neither the child's own, nor one that a guesser tries early, nor made of the child's names.
 * @throws DomainError `input.invalid`, `grown-up.same`, `grown-up.common`, naming `field`
 */
async function refuseUnfit(
  { children, vault }: Dependencies,
  { childId, context, network }: FamilyRequest,
  password: string,
  field: string,
): Promise<void> {
  const refuse = (code: string, message: string) => new DomainError('invalid', code, message, { [field]: message });
  // Consent takes a password that may be known or new: its length is no schema's to check.
  if ([...password].length < GROWN_UP_PASSWORD.min) throw refuse('input.invalid', MESSAGES.tooShort);
  if ([...password].length > GROWN_UP_PASSWORD.max) throw refuse('input.invalid', MESSAGES.tooLong);
  const { state } = await children.execute(childId, readFamily, context(childId));
  if (await isEasyToGuess(password, state.names)) throw refuse('grown-up.common', MESSAGES.common);
  if (await vault.verifyPassword(childId, password, network)) throw refuse('grown-up.same', MESSAGES.same);
}

async function refuseDemo({ vault }: Dependencies, childId: string): Promise<void> {
  if (!(await vault.accountOf(childId))?.isSandbox) return;
  const sentence = 'The demo has a grown-up password that stays. It is gone in a day.';
  throw new DomainError('conflict', 'grown-up.demo', sentence);
}
