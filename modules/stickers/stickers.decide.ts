import { type Command, command, DomainError, draft } from '@wonderlings/kernel';
import { MOST_PLACEMENTS, type MoveStickerInput, type PlaceStickerInput } from './contract.ts';
import { StickerMoved, StickerPlaced, StickerRemoved } from './events.ts';
import { type Placement, type Stickers, stickersFacet } from './stickers.ts';
import { belongingOf, isKnownSticker } from './unlockables.ts';

/**
 * Puts a sticker on a page; one that is there already under that id stays where it is.
 * @throws DomainError `stickers.unknown` (not-found), `stickers.locked` (conflict) for one that the child has not earned yet,
 *   `stickers.page-full` (conflict)
 */
export function placeSticker(input: PlaceStickerInput): Command<Stickers> {
  return command(stickersFacet, ({ unlocked, placements }, { newId }) => {
    const { stickerId, page, rotation, scale, zIndex, placementId = newId('placement') } = input;
    if (placements.has(placementId)) return [];
    if (!isKnownSticker(stickerId)) throw new DomainError('not-found', 'stickers.unknown', 'There is no such sticker.');
    if (!unlocked.has(stickerId))
      throw new DomainError('conflict', 'stickers.locked', 'This sticker is still to come.');
    refuseFull(placements, page);
    const place = { page, rotation, scale, zIndex, ...rounded(input) };
    return [draft(StickerPlaced, { placementId, stickerId, ...place, ...belongingOf(stickerId) })];
  });
}

/**
 * Records where it is now, or nothing when it is where it was.
 * @throws DomainError `stickers.unknown-placement` (not-found), `stickers.page-full` (conflict)
 */
export function moveSticker(placementId: string, change: MoveStickerInput): Command<Stickers> {
  return command(stickersFacet, ({ placements }) => {
    const { dateAdded: _, ...before } = placementIn(placements, placementId);
    const changed = { ...before, ...changedIn(change) };
    const after = { ...changed, ...rounded(changed) };
    if (after.page !== before.page) refuseFull(placements, after.page);
    return isSamePlace(before, after) ? [] : [draft(StickerMoved, after)];
  });
}

/** @throws DomainError `stickers.unknown-placement` (not-found) */
export function removeSticker(placementId: string): Command<Stickers> {
  return command(stickersFacet, ({ placements }) => {
    const { stickerId, page } = placementIn(placements, placementId);
    return [draft(StickerRemoved, { placementId, stickerId, page })];
  });
}

type Place = Omit<Placement, 'dateAdded'>;

function placementIn(placements: Stickers['placements'], id: string): Placement {
  const placement = placements.get(id);
  if (placement) return placement;
  throw unknownPlacement();
}

export const unknownPlacement = () =>
  new DomainError('not-found', 'stickers.unknown-placement', 'This sticker is not there any more.');

function refuseFull(placements: Stickers['placements'], page: string): void {
  const there = [...placements.values()].filter((one) => one.page === page).length;
  if (there < MOST_PLACEMENTS) return;
  throw new DomainError('conflict', 'stickers.page-full', 'This page is full. Take a sticker off to make room.');
}

/** What of a place was sent; zod leaves a field that is `undefined` where it is. */
function changedIn(change: MoveStickerInput): Partial<Place> {
  return Object.fromEntries(
    PLACE_FIELDS.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]),
  );
}

/** To a hundredth of a percent: finer than a pixel. */
const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: hundredths(x), y: hundredths(y) });
const hundredths = (value: number): number => Math.round(value * 100) / 100;

const PLACE_FIELDS = ['page', 'x', 'y', 'rotation', 'scale', 'zIndex'] as const satisfies readonly (keyof Place)[];
const isSamePlace = (one: Place, other: Place): boolean => PLACE_FIELDS.every((field) => one[field] === other[field]);
