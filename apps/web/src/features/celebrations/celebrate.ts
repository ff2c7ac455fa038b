import type { NewAchievement, NewReward } from '@wonderlings/kernel/contract';
import { addToQueue } from './celebration-queue.ts';
import { earnedThings } from './earned-thing.ts';

/**
 * Has a child see what an act of its own has just earned. Hand in both lists of the act's answer, as they are, empty or
 * missing; call it once for each answer, from wherever the answer comes. It shows nothing itself: one popup shows
 * everything that waits, together, as soon as the child is neither typing nor breathing nor in a session or a dialog.
 * Whatever is never shown (the page is closed before) stays new on the server.
 *
 * Who shows such things in a dialog of its own calls {@link markCelebrated} for them when that opens.
 *
 * @param childId who earned it, where the answer can come late: it is shown to nobody else. Default: whoever is here.
 */
export function celebrate(
  newAchievements: readonly NewAchievement[] | undefined,
  newRewards: readonly NewReward[] | undefined,
  childId?: string,
): void {
  addToQueue(earnedThings(newAchievements, newRewards), childId);
}
