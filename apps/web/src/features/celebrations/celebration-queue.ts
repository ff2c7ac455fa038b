import { type EarnedThing, keyOf } from './earned-thing.ts';

interface Waiting {
  readonly things: readonly EarnedThing[];
  /** Undefined for whoever is here. */
  readonly childId: string | undefined;
}

/** Of this page, in memory alone: after a reload nothing comes up again. */
let child: string | undefined;
let queue: readonly Waiting[] = [];
let waiting: readonly EarnedThing[] = [];
const celebrated = new Set<string>();
const listeners = new Set<() => void>();

/** What this child has earned and not been shown yet, as it was earned. The same list until that changes. */
export const waitingThings = (): readonly EarnedThing[] => waiting;

export function subscribeToQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addToQueue(things: readonly EarnedThing[], childId?: string): void {
  const known = new Set([...celebrated, ...waiting.map(keyOf)]);
  const added = things.filter((thing) => !known.has(keyOf(thing)));
  if (added.length > 0) change([...queue, { things: added, childId }]);
}

/** Answers everything that waits and takes it out of the queue, as it is being shown. */
export function takeWaiting(): readonly EarnedThing[] {
  const taken = waiting;
  markCelebrated(taken);
  return taken;
}

/** Says that the child sees these, or is not to be shown them: they do not come up (again) on this page. */
export function markCelebrated(things: readonly EarnedThing[]): void {
  if (things.length === 0) return;
  for (const thing of things) if (canBeEarnedOnce(thing)) celebrated.add(keyOf(thing));
  const keys = new Set(things.map(keyOf));
  change(queue.map((one) => ({ ...one, things: one.things.filter((thing) => !keys.has(keyOf(thing))) })));
}

/** From now on it is this child who is here; what others earned is not shown to it. */
export function queueFor(childId: string): void {
  if (child !== undefined && child !== childId) clearQueue();
  child = childId;
  change(queue.filter((one) => one.childId === undefined || one.childId === childId));
}

/** Nobody is here any more. */
export function clearQueue(): void {
  child = undefined;
  celebrated.clear();
  change([]);
}

/** A goal can be met again in another week of the same page. */
const canBeEarnedOnce = ({ kind }: EarnedThing): boolean => kind !== 'goal';

function change(next: readonly Waiting[]): void {
  queue = next.filter(({ things }) => things.length > 0);
  waiting = queue.filter(({ childId }) => [undefined, child].includes(childId)).flatMap(({ things }) => things);
  for (const listener of listeners) listener();
}
