import {
  DomainError,
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
import { ownerOf, placementsOf, stickersOf } from './queries.ts';
import { moveSticker, placeSticker, removeSticker, unknownPlacement } from './stickers.decide.ts';
import { placementRow } from './tables.ts';

const stickerId = (had: { readonly stickerId: string }): string => had.stickerId;

/** Whoever is asked for, the child of the session answers: the HTTP shell has refused everybody else's id. */
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
      const { events } = await children.execute(childId, placeSticker(body), context(childId));
      const placed = events.find((event) => isEvent(StickerPlaced, event));
      if (!placed) throw new Error('A placed sticker has an event');
      return {
        ...placementOfRow(placementRow(placed, placed.at)),
        ...earnedIn(events),
      };
    }),

    route(contract.moveSticker, async ({ childId, params: { id }, body, context }) => {
      await refuseAnothers(read, childId, id);
      const { state } = await children.execute(childId, moveSticker(id, body), context(childId));
      const placement = state.placements.get(id);
      // The same call again, after the sticker was taken off.
      if (!placement) throw unknownPlacement();
      return placementOfState(childId, placement);
    }),

    route(contract.removeSticker, async ({ childId, params: { id }, context }) => {
      await refuseAnothers(read, childId, id);
      await children.execute(childId, removeSticker(id), context(childId));
      return { ok: true as const };
    }),
  ];
}

/** Who does not own it is told so before anything is decided; what is nobody's is the decision's to refuse. */
async function refuseAnothers(read: ReadDatabase, childId: string, placementId: string): Promise<void> {
  const owner = await ownerOf(read, placementId);
  if (owner === undefined || owner === childId) return;
  throw new DomainError('forbidden', 'user.foreign', 'This belongs to somebody else.');
}
