import {
  asOf,
  DomainError,
  type DomainEvent,
  isEvent,
  type ModuleDependencies,
  pageWithin,
  type ReadDatabase,
  type Route,
  route,
} from '@wonderlings/kernel';
import { earnedIn } from '@wonderlings/rewards/events';
import * as contract from './contract.ts';
import { StickerPlaced } from './events.ts';
import { placementOfRow, placementOfState, userHeaderEmoji, userStickers } from './present.ts';
import { ownersOf, placementsOf, stickersOf } from './queries.ts';
import { moveSticker, placeSticker, removeSticker, unknownPlacement } from './stickers.decide.ts';
import type { Stickers } from './stickers.ts';
import { placementRow } from './tables.ts';

const stickerId = (had: { readonly stickerId: string }): string => had.stickerId;

/** Whichever id is asked for, it is the child's of the session: the HTTP shell has refused any other. */
export function stickersRoutes({ children, read }: ModuleDependencies): readonly Route[] {
  return [
    ...[contract.listUserStickers, contract.listUserStickersOf].map((endpoint) =>
      route(endpoint, async ({ childId, query }) =>
        pageWithin(userStickers(await stickersOf(read, childId)), query, stickerId),
      ),
    ),
    route(contract.listHeaderEmoji, async ({ childId, query }) =>
      pageWithin(userHeaderEmoji(await stickersOf(read, childId)), query, stickerId),
    ),
    route(contract.listPlacements, async ({ childId, query }) =>
      (await placementsOf(read, childId, query.page ?? null)).map(placementOfRow),
    ),

    route(contract.placeSticker, async ({ childId, body, context }) => {
      const { events, state } = await children.execute(
        childId,
        placeSticker(body),
        asOf(context(childId), body.timestamp),
      );
      return { ...placedIn(childId, events, state, body.placementId), ...earnedIn(events) };
    }),

    route(contract.moveSticker, async ({ childId, params: { id }, body, context }) => {
      await refuseAnothers(read, childId, id);
      const when = asOf(context(childId), body.timestamp);
      const { state } = await children.execute(childId, moveSticker(id, body), when);
      const placement = state.placements.get(id);
      // The same call again, after the sticker was taken off.
      if (!placement) throw unknownPlacement();
      return placementOfState(childId, placement);
    }),

    route(contract.removeSticker, async ({ childId, params: { id }, query, context }) => {
      await refuseAnothers(read, childId, id);
      await children.execute(childId, removeSticker(id), asOf(context(childId), query.timestamp));
      return { ok: true as const };
    }),
  ];
}

/** What placing answers: where it was put, or, for one that was there before under that id, where it is. */
function placedIn(childId: string, events: readonly DomainEvent[], { placements }: Stickers, id: string | undefined) {
  const placed = events.find((event) => isEvent(StickerPlaced, event));
  if (placed) return placementOfRow(placementRow(placed, placed.at));
  const there = placements.get(id ?? '');
  if (!there) throw new Error('A placed sticker has an event, or was there before');
  return placementOfState(childId, there);
}

/** One of another child is refused before anything is decided; one that no child has is the decision's to refuse. */
async function refuseAnothers(read: ReadDatabase, childId: string, placementId: string): Promise<void> {
  const owners = await ownersOf(read, placementId);
  if (owners.length === 0 || owners.includes(childId)) return;
  throw new DomainError('forbidden', 'user.foreign', 'This belongs to somebody else.');
}
