import type { ErasureReason } from './erasure.ts';
import { type JobRun, WITHOUT_PROGRESS } from './job.ts';
import type { ModuleDependencies } from './module.ts';

interface Erasures {
  readonly reason: ErasureReason;
  /** The same for the same child: after a crash it is the same erasure. */
  readonly commandIdFor: (childId: string) => string;
  /** Whose time is over, from a list of the vault that a destroyed child is no longer on. */
  readonly listed: (now: Date, limit: number) => Promise<readonly string[]>;
}

/** At a time: their events share few flushes, their keys go in one statement. */
const BATCH = 200;

/**
 * Erases every child that is listed: first `ChildErased` into the log, which clears its rows, then its key. In that order, because
 * the vault's list is what a run works from: after a crash in between the child is still listed, and the next run finds it erased
 * and destroys the key.
 * @throws AggregateError when some could not be erased; the others were
 */
export async function eraseListed(
  { children, vault, now, newId }: Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>,
  { reason, commandIdFor, listed }: Erasures,
  { progress }: JobRun = WITHOUT_PROGRESS,
): Promise<void> {
  const context = { correlationId: newId(), actor: 'system', timeZone: 'UTC' } as const;
  const failures = new Map<string, unknown>();
  let done = 0;
  for (;;) {
    // What failed in this run stays listed, for the next one.
    const due = (await listed(now(), BATCH + failures.size)).filter((childId) => !failures.has(childId));
    if (due.length === 0) break;
    const outcomes = await Promise.allSettled(
      due.map((childId) =>
        children.erase(childId, reason, { ...context, commandId: commandIdFor(childId), now: now() }),
      ),
    );
    const erased = due.filter((childId, index) => {
      const outcome = outcomes[index];
      if (outcome?.status === 'rejected') failures.set(childId, outcome.reason);
      return outcome?.status === 'fulfilled';
    });
    await vault.destroy(...erased);
    done += erased.length;
    progress(done);
  }
  if (failures.size > 0) {
    throw new AggregateError(failures.values(), `${failures.size} children could not be erased (${reason})`);
  }
}
