import { defineFacet, type EventOf } from '@wonderlings/kernel';
import { REWARD_EVENTS, rewardKindOf } from '@wonderlings/rewards/events';
import { StickerMoved, StickerPlaced, StickerRemoved, StickerUnlocked } from './events.ts';
import { COMES_WITH_KINDS } from './sticker-catalogue.ts';
import { comingWith, type EarnedThing, FROM_THE_FIRST_DAY } from './unlockables.ts';

/** What stickers can come with. */
export const EARNED = COMES_WITH_KINDS.map((kind) => REWARD_EVENTS[kind]);
type EarnedEvent = EventOf<(typeof EARNED)[number]>;

export const thingOf = (event: EarnedEvent): EarnedThing => ({ kind: rewardKindOf(event), id: event.data.id });

/** Whether stickers can come with what this event records. */
export const isEarned = (event: { readonly type: string }): event is EarnedEvent =>
  EARNED.some(({ type }) => type === event.type);

/** Deserved, and not recorded yet. */
export interface Waiting {
  readonly stickerId: string;
  readonly comesWith: EarnedThing;
  /** The act that earned it. */
  readonly commandId: string;
}

/** A placed sticker; `dateAdded` is ISO 8601 UTC. */
export type Placement = EventOf<typeof StickerMoved>['data'] & { readonly dateAdded: string };

export interface Stickers {
  readonly unlocked: ReadonlySet<string>;
  readonly waiting: readonly Waiting[];
  readonly placements: ReadonlyMap<string, Placement>;
}

const INITIAL: Stickers = { unlocked: FROM_THE_FIRST_DAY, waiting: [], placements: new Map() };

type OwnEvent = EventOf<typeof StickerUnlocked | typeof StickerPlaced | typeof StickerMoved | typeof StickerRemoved>;

/** What a child may place, and what it has placed. */
export const stickersFacet = defineFacet<
  Stickers,
  (typeof EARNED)[number] | typeof StickerUnlocked | typeof StickerPlaced | typeof StickerMoved | typeof StickerRemoved
>({
  name: 'stickers',
  initial: INITIAL,
  events: [...EARNED, StickerUnlocked, StickerPlaced, StickerMoved, StickerRemoved],
  evolve: (state, event) => (isEarned(event) ? withWaiting(state, event) : evolveOwn(state, event)),
});

function withWaiting(state: Stickers, event: EarnedEvent): Stickers {
  const comesWith = thingOf(event);
  const more = comingWith(comesWith)
    .filter((id) => !state.unlocked.has(id) && !state.waiting.some(({ stickerId }) => stickerId === id))
    .map((stickerId) => ({ stickerId, comesWith, commandId: event.commandId }));
  return more.length === 0 ? state : { ...state, waiting: [...state.waiting, ...more] };
}

function evolveOwn(state: Stickers, event: OwnEvent): Stickers {
  if (event.type === 'StickerUnlocked') {
    const { stickerId } = event.data;
    return {
      ...state,
      unlocked: new Set(state.unlocked).add(stickerId),
      waiting: state.waiting.filter((one) => one.stickerId !== stickerId),
    };
  }
  const placements = new Map(state.placements);
  if (event.type === 'StickerRemoved') placements.delete(event.data.placementId);
  else placements.set(event.data.placementId, placed(placements, event));
  return { ...state, placements };
}

function placed(
  placements: Stickers['placements'],
  { at, data }: EventOf<typeof StickerPlaced | typeof StickerMoved>,
): Placement {
  const { placementId, stickerId, page, x, y, rotation, scale, zIndex } = data;
  const dateAdded = placements.get(placementId)?.dateAdded ?? at;
  return { placementId, stickerId, page, x, y, rotation, scale, zIndex, dateAdded };
}
