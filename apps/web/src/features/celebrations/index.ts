// The popup of what was earned, its queue, and the pictures of earned things.

export {
  celebrate,
  dropWaitingCelebrations,
  type EarnedThing,
  earnedThings,
  keyOf,
  markCelebrated,
} from './celebration-queue.ts';
export { Celebrations } from './celebrations.tsx';
export { EarnedPicture } from './earned-picture.tsx';
