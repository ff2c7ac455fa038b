import { ChildRegistered } from '@wonderlings/account/events';
import {
  type CatalogueTable,
  type ColumnValue,
  type DomainEvent,
  type EventOf,
  earlier,
  on,
  readTable,
} from '@wonderlings/kernel';
import { RewardsSeen } from '@wonderlings/rewards/events';
import { STARTER_STICKERS, STICKERS } from './catalogue.ts';
import { StickerMoved, StickerPlaced, StickerRemoved, StickerUnlocked } from './events.ts';
import { EARNED_EMOJI, HEADER_EMOJI } from './header-emoji-catalogue.ts';
import { comingWith, isSameThing } from './unlockables.ts';

const TEXT = { type: 'text' } as const;
const INTEGER = { type: 'integer' } as const;

type StickerRow = {
  readonly id: string;
  readonly pack_id: string | null;
  readonly name: string;
  readonly emoji: string | null;
  readonly svg_path: string | null;
  readonly animation_type: string;
  readonly rarity: string;
};

/** The emoji of the header are in it too, without a pack: a placement's `sticker_id` always leads here. */
export const stickersTable: CatalogueTable<StickerRow> = {
  name: 'stickers',
  columns: {
    id: TEXT,
    pack_id: { type: 'text', nullable: true },
    name: TEXT,
    emoji: { type: 'text', nullable: true },
    svg_path: { type: 'text', nullable: true },
    animation_type: TEXT,
    rarity: TEXT,
  },
  key: ['id'],
  rows: [
    ...STICKERS.map(({ id, packId, name, emoji, svgPath, animationType, rarity }) => ({
      ...{ id, name, emoji, rarity },
      pack_id: packId,
      svg_path: svgPath,
      animation_type: animationType,
    })),
    ...[...HEADER_EMOJI, ...EARNED_EMOJI].map(({ id, name, emoji }) => ({
      ...{ id, name, emoji },
      pack_id: null,
      svg_path: null,
      // The specification's defaults.
      animation_type: 'none',
      rarity: 'common',
    })),
  ],
};

export type UserStickerRow = {
  readonly id: string;
  readonly user_id: string;
  readonly sticker_id: string;
  readonly date_unlocked: string;
  readonly is_new: boolean;
  /** Beyond the specification: what it came with; null for what is there from the first day. */
  readonly unlocked_by: { readonly kind: string; readonly id: string } | null;
};

/**
 * The stickers that a child has, the first ones from its registration on, and the emoji that it has earned. One is new until
 * the child has looked at what it came with, or has placed it.
 */
export const userStickers = readTable<UserStickerRow>({
  name: 'user_stickers',
  version: 1,
  columns: {
    id: TEXT,
    user_id: { type: 'uuid' },
    sticker_id: TEXT,
    date_unlocked: { type: 'timestamptz' },
    is_new: { type: 'boolean' },
    unlocked_by: { type: 'jsonb', nullable: true },
  },
  key: ['user_id', 'sticker_id'],
  owner: 'user_id',
  folds: [
    on(
      ChildRegistered,
      ({ childId }) => STARTER_STICKERS.map(({ id }) => [childId, id]),
      (row, event, key) => earlier('date_unlocked', row, userSticker(event, key, null, false)),
    ),
    on(
      StickerUnlocked,
      ({ childId, data }) => [[childId, data.stickerId]],
      (row, event, key) =>
        earlier('date_unlocked', row, userSticker(event, key, event.data.unlockedBy, event.data.isNews)),
    ),
    on(
      StickerPlaced,
      ({ childId, data }) => [[childId, data.stickerId]],
      (row) => (row ? { ...row, is_new: false } : null),
    ),
    on(
      RewardsSeen,
      ({ childId, data }) => data.rewards.flatMap(comingWith).map((id) => [childId, id]),
      (row, { data }) => {
        const from = row?.unlocked_by;
        if (!row || !from || !data.rewards.some((seen) => isSameThing(seen, from))) return row ?? null;
        return { ...row, is_new: false };
      },
    ),
  ],
});

function userSticker(
  { childId, at }: DomainEvent,
  [, stickerId]: readonly ColumnValue[],
  unlockedBy: UserStickerRow['unlocked_by'],
  isNew: boolean,
): UserStickerRow {
  return {
    // A child has each of them once.
    id: `${childId}/${stickerId}`,
    user_id: childId,
    sticker_id: String(stickerId),
    date_unlocked: at,
    is_new: isNew,
    unlocked_by: unlockedBy,
  };
}

export type PlacementRow = {
  readonly id: string;
  readonly user_id: string;
  readonly sticker_id: string;
  readonly page: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
  readonly z_index: number;
  readonly date_added: string;
};

export const stickerPlacements = readTable<PlacementRow>({
  name: 'sticker_placements',
  version: 2,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    sticker_id: TEXT,
    page: TEXT,
    x: { type: 'double precision' },
    y: { type: 'double precision' },
    rotation: INTEGER,
    scale: INTEGER,
    z_index: INTEGER,
    date_added: { type: 'timestamptz' },
  },
  // A device makes the id: one that is another child's has a row of its own.
  key: ['user_id', 'id'],
  owner: 'user_id',
  indexes: [['user_id', 'page'], ['id']],
  folds: [
    on(
      StickerPlaced,
      ({ childId, data }) => [[childId, data.placementId]],
      (row, event) => row ?? placementRow(event, event.at),
    ),
    on(
      StickerMoved,
      ({ childId, data }) => [[childId, data.placementId]],
      (row, event) => (row ? placementRow(event, row.date_added) : null),
    ),
    on(
      StickerRemoved,
      ({ childId, data }) => [[childId, data.placementId]],
      (_: PlacementRow | undefined) => null,
    ),
  ],
});

/** The row that a placed or moved sticker becomes. */
export function placementRow(
  { childId, data }: EventOf<typeof StickerPlaced | typeof StickerMoved>,
  dateAdded: string,
): PlacementRow {
  const { placementId, stickerId, page, x, y, rotation, scale, zIndex } = data;
  return {
    ...{ page, x, y, rotation, scale },
    id: placementId,
    user_id: childId,
    sticker_id: stickerId,
    z_index: zIndex,
    date_added: dateAdded,
  };
}
