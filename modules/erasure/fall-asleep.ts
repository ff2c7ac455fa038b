import {
  type CommandContext,
  commandIdOf,
  DomainError,
  isChildGone,
  type ModuleDependencies,
  type ProveGrownUp,
  type RouteRequest,
  type Sleep,
} from '@wonderlings/kernel';
import { printedReceipt, SLEEP_MS, type undoErasure } from './contract.ts';
import { recordSleep, recordWaking } from './erasure.decide.ts';
import { newReceiptNumber, receiptHashOf } from './receipt-number.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault'>;

/** @throws DomainError `erasure.demo` of a demo child, which is erased in any case */
export async function refuseDemo({ vault }: Pick<Dependencies, 'vault'>, childId: string): Promise<void> {
  const account = await vault.accountOf(childId);
  if (account?.isSandbox) {
    throw new DomainError('conflict', 'erasure.demo', 'This is a demo. It is erased by itself, a day after it began.');
  }
}

/**
 * Puts an account to sleep: every session ends, and a sign-in can only wake it. In the vault first, so that it
 * sleeps from this moment; what is not in the log yet is recorded by a job.
 * @param sleepMs 0: it is erased as soon as it can be
 */
export async function fallAsleep(
  { children, vault }: Dependencies,
  childId: string,
  context: CommandContext,
  sleepMs = SLEEP_MS,
): Promise<Sleep> {
  const number = newReceiptNumber();
  const receipt = printedReceipt(number);
  const eraseAt = new Date(context.now.getTime() + sleepMs);
  const wish = { eraseAt, askedBy: context.actor, receipt, receiptHash: receiptHashOf(number) };
  const sleep = await vault.fallAsleep(childId, wish);
  await children.execute(childId, recordSleep(sleep.eraseAt), context);
  await vault.sleepRecorded(childId);
  return sleep;
}

/**
 * Puts an account to sleep of which the log says that it is, and the vault, restored from an earlier day, does not know. The number
 * of its receipt went with that vault, so it gets a new one.
 */
export async function asleepAgain(
  vault: Dependencies['vault'],
  childId: string,
  wish: Pick<Sleep, 'eraseAt' | 'askedBy'>,
): Promise<void> {
  const number = newReceiptNumber();
  await vault.fallAsleep(childId, { ...wish, receipt: printedReceipt(number), receiptHash: receiptHashOf(number) });
  await vault.sleepRecorded(childId);
}

/**
 * Wakes an account up with either password.
 * @throws DomainError `erasure.wrong-password`, the same for an unknown name; `erasure.too-late`; `grown-up.wait`
 */
export async function wake(
  dependencies: Dependencies & { readonly proveGrownUp: ProveGrownUp },
  request: Pick<RouteRequest<typeof undoErasure>, 'body' | 'network' | 'context' | 'session'>,
): Promise<void> {
  const { children, vault, proveGrownUp } = dependencies;
  const { body, network, context } = request;
  const { childId, actor } = await proved();
  const ended = await vault.wake(childId, actor);
  if (ended === 'too-late') {
    throw new DomainError('conflict', 'erasure.too-late', 'The 24 hours are over. The account is erased.');
  }
  await children.execute(childId, recordWaking(), { ...context(childId), actor });
  await vault.sleepRecorded(childId);

  async function proved() {
    const account = await vault.authenticate(body.username, body.password, network);
    if (account) return { childId: account.childId, actor: 'child' as const };
    const named = await vault.childNamed(body.username);
    const sleeper = named && (await vault.sleepOf(named)) ? named : null;
    if (sleeper && (await isGrownUps(sleeper))) return { childId: sleeper, actor: 'grown-up' as const };
    throw new DomainError('forbidden', 'erasure.wrong-password', 'That was not it. Please try again.', {
      password: 'That was not it. Please try again.',
    });
  }

  async function isGrownUps(childId: string): Promise<boolean> {
    try {
      await proveGrownUp(dependencies, { ...request, childId }, body.password);
      return true;
    } catch (error) {
      const isWrong = error instanceof DomainError && ['grown-up.wrong', 'grown-up.unset'].includes(error.code);
      if (isWrong) return false;
      throw error;
    }
  }
}

/** Longer than a request takes: what is younger may still be under way. */
const CUT_OFF_AFTER_MS = 60_000;
const BATCH = 100;

/** Records what the vault did and a request, cut off, did not say to the log. */
export async function recordSleeps({
  children,
  vault,
  now,
  newId,
}: Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>): Promise<void> {
  const before = new Date(now().getTime() - CUT_OFF_AFTER_MS);
  for (const { childId, eraseAt, askedBy, isWoken } of await vault.unrecordedSleeps(before, BATCH)) {
    const commandId = commandIdOf(childId, 'recordSleeps', `${isWoken} ${eraseAt.toISOString()}`);
    const context = { commandId, correlationId: newId(), actor: askedBy, now: now(), timeZone: 'UTC' };
    try {
      await children.execute(childId, isWoken ? recordWaking() : recordSleep(eraseAt), context);
    } catch (error) {
      // Erased meanwhile: there is nothing to say any more.
      if (!isChildGone(error)) throw error;
    }
    await vault.sleepRecorded(childId);
  }
}
