import type { StickerPage, StickerPlacement } from '@wonderlings/stickers/contract';

/** Specification 001, section 7: the page of the playground. */
export const PLAYGROUND_PAGE = 'home' as const satisfies StickerPage;
/** The page of the server's placements that the header is. */
export const HEADER_PAGE = 'header' as const satisfies StickerPage;

/** Where a sticker is, and how; in the units of the contract, or in those of the strip. */
export type Place = Pick<StickerPlacement, 'x' | 'y' | 'rotation' | 'scale' | 'zIndex'>;

const FIELDS = ['x', 'y', 'rotation', 'scale', 'zIndex'] as const satisfies readonly (keyof Place)[];
export const isSamePlace = (one: Place, other: Place): boolean => FIELDS.every((field) => one[field] === other[field]);
export const placeIn = ({ x, y, rotation, scale, zIndex }: Place): Place => ({ x, y, rotation, scale, zIndex });
