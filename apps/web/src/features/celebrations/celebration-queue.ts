import type { NewAchievement, NewReward } from '@wonderlings/kernel/contract';
import { createStore } from '../../lib/external-store.ts';

/** Something that was earned just now, as `/api/rewards/{kind}/{id}/why` knows it, in the words it was earned with. */
export interface EarnedThing {
  readonly kind: 'achievement' | NewReward['kind'];
  /** Of the catalogue. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The key of its drawing. */
  readonly icon: string;
}

/** What is named first where not everything can be, from 0; within a kind, as it was earned. */
const ORDER = {
  achievement: 0,
  milestone: 1,
  badge: 2,
  goal: 3,
  pack: 4,
  'emotion-badge': 5,
} as const satisfies Record<EarnedThing['kind'], number>;

/** Everything that one answer says was earned, what to name first in front. */
export function earnedThings(
  newAchievements: readonly NewAchievement[] | undefined,
  newRewards: readonly NewReward[] | undefined,
): readonly EarnedThing[] {
  const achievements = (newAchievements ?? []).map(
    ({ achievement }): EarnedThing => ({ ...achievement, kind: 'achievement' }),
  );
  return inOrder([...achievements, ...(newRewards ?? [])]);
}

export const inOrder = (things: readonly EarnedThing[]): readonly EarnedThing[] =>
  things.toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind]);

export const keyOf = ({ kind, id }: Pick<EarnedThing, 'kind' | 'id'>): string => `${kind}/${id}`;

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
const celebrated = new Set<string>();

export const NOTHING_WAITS: readonly EarnedThing[] = [];
/** What this child has earned and not been shown yet, as it was earned. */
export const waitingThings = createStore(NOTHING_WAITS);

function addToQueue(things: readonly EarnedThing[], childId?: string): void {
  const known = new Set([...celebrated, ...waitingThings.get().map(keyOf)]);
  const added = things.filter((thing) => !known.has(keyOf(thing)));
  if (added.length > 0) change([...queue, { things: added, childId }]);
}

/** Answers everything that waits and takes it out of the queue, as it is being shown. */
export function takeWaiting(): readonly EarnedThing[] {
  const taken = waitingThings.get();
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

/** Has no popup come for what this child has earned by now, as it told something hard: it stays new, under the mark in the bar. */
export function dropWaitingCelebrations(childId: string): void {
  const isHere = child === undefined || child === childId;
  const own = queue.filter((one) => (one.childId === undefined ? isHere : one.childId === childId));
  markCelebrated(own.flatMap(({ things }) => things));
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
  waitingThings.set(
    queue.filter(({ childId }) => [undefined, child].includes(childId)).flatMap(({ things }) => things),
  );
}
