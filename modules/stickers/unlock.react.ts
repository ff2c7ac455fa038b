import { ActivityCompleted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { CheckedIn } from '@wonderlings/journal/events';
import { type DomainEvent, type Draft, defineReaction, draft } from '@wonderlings/kernel';
import { StickerPlaced, StickerUnlocked } from './events.ts';
import { EARNED, isEarned, type Stickers, stickersFacet, thingOf, type Waiting } from './stickers.ts';
import { type EarnedThing, isSameThing } from './unlockables.ts';

/** Acts of everyday: what waits from before, because a later catalogue added it, comes with one of them. */
const ACTS = [CheckedIn, ActivityCompleted, AffirmationKept, StickerPlaced] as const;

/** Unlocks what comes with something that was earned, in the append that earned it. */
export const unlocking = defineReaction<Stickers, (typeof EARNED)[number] | (typeof ACTS)[number]>({
  name: 'unlocking',
  facet: stickersFacet,
  on: [...EARNED, ...ACTS],
  react(state, event) {
    const earned = isEarned(event) ? thingOf(event) : null;
    return state.waiting.filter((one) => isFor(event, earned, one)).map((one) => unlocked(one, event));
  },
});

/** Each thing earned brings what comes with it, so that the cause on record is the right one; what is left over comes first. */
const isFor = (event: DomainEvent, earned: EarnedThing | null, { comesWith, commandId }: Waiting): boolean =>
  commandId !== event.commandId || (earned !== null && isSameThing(comesWith, earned));

const unlocked = ({ stickerId, comesWith, commandId }: Waiting, event: DomainEvent): Draft =>
  draft(StickerUnlocked, { stickerId, unlockedBy: comesWith, isNews: commandId === event.commandId });
