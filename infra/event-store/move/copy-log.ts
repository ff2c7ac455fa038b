import { type EventStore, WrongExpectedRevision } from '@wonderlings/kernel';
import { assertSame, LogsDiffer, sealedEvent, type Walked, walkChildren } from './walk-log.ts';

export interface CopyLogOptions {
  readonly from: EventStore;
  readonly to: EventStore;
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

/** In one append: of one stream, in the order of the log. */
const MOST_EVENTS = 100;
const MOST_BYTES = 500_000;
const PROGRESS_EVERY = 500;

/**
 * Copies the children's events of a log to another one, in their order; demos stay behind, since they end with their day. Needs no memory of its own
 * to go on after it was cut off: the target is a beginning of the source, or it is no copy, so both are read until the target ends. Nothing may append to
 * either meanwhile.
 * @throws LogsDiffer when the target holds something else, or an event is not as it was sealed
 */
export async function copyLog({ from, to, rehearse = false, onProgress }: CopyLogOptions): Promise<CopiedLog> {
  const total = await from.lag(null);
  let done = 0;
  const tell = () => {
    done += 1;
    if (done % PROGRESS_EVERY === 0) onProgress?.({ done, total: Math.max(total, done) });
  };
  const known = await compare({ source: walkChildren(from), target: walkChildren(to), each: tell });
  let copied = 0;
  for await (const run of runsOf(walkChildren(from, known.sourceEnd))) {
    if (!rehearse) await append(to, run);
    copied += run.length;
    for (const _ of run) tell();
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
  readonly source: AsyncIterator<Walked>;
  readonly target: AsyncIterator<Walked>;
  readonly each: () => void;
}

/** Up to where the target ends. @throws LogsDiffer when it goes on otherwise than the source */
async function compare({ source, target, each }: CompareOptions): Promise<Compared> {
  let known: Compared = { same: 0, sourceEnd: null, targetEnd: null };
  for (;;) {
    const other = await target.next();
    if (other.done) return known;
    const one = await source.next();
    if (one.done) throw new LogsDiffer(`the target has ${nameOf(other.value)}, after all that the source has`);
    assertSame(one.value, other.value);
    known = { same: known.same + 1, sourceEnd: one.value.position, targetEnd: other.value.position };
    each();
  }
}

/** What was copied is read back, so that success is said of what is there. */
async function checkCopied(copy: {
  readonly from: EventStore;
  readonly to: EventStore;
  readonly known: Compared;
  readonly copied: number;
}): Promise<void> {
  const { from, to, known, copied } = copy;
  const again = await compare({
    source: walkChildren(from, known.sourceEnd),
    target: walkChildren(to, known.targetEnd),
    each: () => undefined,
  });
  if (again.same !== copied) {
    throw new LogsDiffer(
      `of ${copied} events that were copied the target has ${again.same}: is a server still writing?`,
    );
  }
}

async function append(to: EventStore, run: readonly Walked[]): Promise<void> {
  const [first] = run;
  if (!first) return;
  const expected = first.revision === 0 ? 'none' : first.revision - 1;
  try {
    const { duplicate } = await to.append(first.stream, expected, run.map(sealedEvent));
    if (duplicate) throw new LogsDiffer(`the target has ${nameOf(first)} already, at another place`);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    throw new LogsDiffer(
      `the target's ${first.stream} is at ${error.actual}, where the source goes on with ${first.revision}`,
    );
  }
}

/** Neighbours of one stream, so many at a time that an append stays small. */
async function* runsOf(events: AsyncIterable<Walked>): AsyncGenerator<readonly Walked[]> {
  let run: Walked[] = [];
  let bytes = 0;
  for await (const event of events) {
    const fits = run.length < MOST_EVENTS && bytes + event.data.byteLength <= MOST_BYTES;
    if (run.length > 0 && (run[0]?.stream !== event.stream || !fits)) {
      yield run;
      run = [];
      bytes = 0;
    }
    run.push(event);
    bytes += event.data.byteLength;
  }
  if (run.length > 0) yield run;
}

const nameOf = ({ stream, revision }: Walked): string => `${stream}@${revision}`;
