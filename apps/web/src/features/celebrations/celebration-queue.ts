import type { NewAchievement, NewReward } from '@wonderlings/kernel/contract';
import { type EarnedThing, earnedThings, keyOf } from './earned-thing.ts';

/**
 * Has a child see what an act of its own has just earned. Hand in both lists of the act's answer, as they are, empty or
 * missing; call it once for each answer, from wherever the answer comes. It shows nothing itself: one popup shows
 * everything that waits, together, as soon as the child is neither typing nor breathing nor in a session or a dialog.
 * What is never shown (the page is closed before) stays new on the server.
 *
 * A caller that shows such things in a dialog of its own calls {@link markCelebrated} for them when that opens.
 *
 * @param childId who earned it, where the answer can come late: it is shown to that child only. Default: the child that is signed in.
 */
export function celebrate(
  newAchievements: readonly NewAchievement[] | undefined,
  newRewards: readonly NewReward[] | undefined,
  childId?: string,
): void {
  addToQueue(earnedThings(newAchievements, newRewards), childId);
}

interface Waiting {
  readonly things: readonly EarnedThing[];
  /** Undefined for the child that is signed in. */
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

function addToQueue(things: readonly EarnedThing[], childId?: string): void {
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

/** From now on this child is signed in; what others earned is not shown to it. */
export function queueFor(childId: string): void {
  if (child !== undefined && child !== childId) clearQueue();
  child = childId;
  change(queue.filter((one) => one.childId === undefined || one.childId === childId));
}

/** No child is signed in any more. */
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
