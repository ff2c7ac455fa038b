import { type EventStore, WrongExpectedRevision } from '@wonderlings/kernel';
import type { AppendArguments, AppendMany } from '../append-many.ts';
import { type Run, runsOf, togetherOf } from './log-runs.ts';
import {
  assertSame,
  type LogSource,
  LogsDiffer,
  sealedEvent,
  sourceOf,
  type Walked,
  walkChildren,
} from './walk-log.ts';

/** One that appends together is written to several acts at a time; another one act by act, since nothing else keeps the order. */
export type LogTarget = EventStore & { readonly appendMany?: AppendMany };

export interface CopyLogOptions {
  readonly from: LogSource;
  readonly to: LogTarget;
  /** Change nothing: compare what is there, and count what is not. */
  readonly rehearse?: boolean;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface CopiedLog {
  /** Events that both logs had. */
  readonly same: number;
  /** Events that were copied, and compared after that; in a rehearsal, those that would be. */
  readonly copied: number;
}

const PROGRESS_EVERY = 500;

/**
 * Copies the children's events of a log to another one, in their order; demos stay behind, since they end with their day. Needs no memory of its own
 * to go on after it was cut off: the target is a beginning of the source, or it is no copy, so both are read until the target ends. Nothing may append to
 * either meanwhile.
 * @throws LogsDiffer when the target holds something else, or an event is not as it was sealed
 */
export async function copyLog({ from, to, rehearse = false, onProgress }: CopyLogOptions): Promise<CopiedLog> {
  const total = await from.count();
  let done = 0;
  const tell = () => {
    done += 1;
    if (done % PROGRESS_EVERY === 0) onProgress?.({ done, total: Math.max(total, done) });
  };
  const known = await compare({ source: walkChildren(from), target: walkChildren(sourceOf(to)), each: tell });
  let copied = 0;
  for await (const runs of togetherOf(runsOf(walkChildren(from, known.sourceEnd)))) {
    if (!rehearse) await append(to, runs);
    for (const _ of runs.flat()) {
      copied += 1;
      tell();
    }
  }
  if (!rehearse) await checkCopied({ from, to, known, copied });
  onProgress?.({ done, total: done });
  return { same: known.same, copied };
}

interface Compared {
  readonly same: number;
  /** The last positions at which both had the same event; null where there was none. */
  readonly sourceEnd: string | null;
  readonly targetEnd: string | null;
}

interface CompareOptions {
  readonly source: AsyncGenerator<Walked>;
  readonly target: AsyncGenerator<Walked>;
  readonly each: () => void;
}

/** Up to where the target ends. @throws LogsDiffer when it goes on otherwise than the source */
async function compare({ source, target, each }: CompareOptions): Promise<Compared> {
  let known: Compared = { same: 0, sourceEnd: null, targetEnd: null };
  try {
    for await (const other of target) {
      const one = await source.next();
      if (one.done) throw new LogsDiffer(`the target has ${nameOf(other)}, after all that the source has`);
      assertSame(one.value, other);
      known = { same: known.same + 1, sourceEnd: one.value.position, targetEnd: other.position };
      each();
    }
    return known;
  } finally {
    // It may have a file open.
    await source.return(undefined);
  }
}

/** What was copied is read back, so that success is said of what is there. */
async function checkCopied(copy: {
  readonly from: LogSource;
  readonly to: EventStore;
  readonly known: Compared;
  readonly copied: number;
}): Promise<void> {
  const { from, to, known, copied } = copy;
  const again = await compare({
    source: walkChildren(from, known.sourceEnd),
    target: walkChildren(sourceOf(to), known.targetEnd),
    each: () => undefined,
  });
  if (again.same !== copied) {
    throw new LogsDiffer(
      `of ${copied} events that were copied the target has ${again.same}: is a server still writing?`,
    );
  }
}

async function append(to: LogTarget, runs: readonly Run[]): Promise<void> {
  try {
    if (to.appendMany) await to.appendMany(runs.map(appendOf));
    else for (const run of runs) await appendAlone(to, run);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    const { stream, expected, actual } = error;
    const next = expected === 'none' ? 0 : expected + 1;
    throw new LogsDiffer(`the target's ${stream} is at ${actual}, where the source goes on with ${next}`);
  }
}

async function appendAlone(to: EventStore, run: Run): Promise<void> {
  const { duplicate } = await to.append(...appendOf(run));
  if (duplicate) throw new LogsDiffer(`the target has ${nameOf(run[0])} already, at another place`);
}

const appendOf = (run: Run): AppendArguments => {
  const [{ stream, revision }] = run;
  return [stream, revision === 0 ? 'none' : revision - 1, run.map(sealedEvent)];
};

const nameOf = ({ stream, revision }: Walked): string => `${stream}@${revision}`;
