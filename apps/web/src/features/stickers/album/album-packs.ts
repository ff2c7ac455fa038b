import type { RewardProgress, StickerPack } from '@wonderlings/rewards/contract';
import { type ComesWith, comesWith, STICKERS, type Sticker } from '@wonderlings/stickers/catalogue';
import type { UserSticker } from '@wonderlings/stickers/contract';

/** How far the child is with something: `words` where there is something to count. */
export interface HowFar {
  readonly howTo: string;
  readonly current: number;
  readonly needed: number;
  readonly words: string | null;
}

export interface AlbumSticker {
  readonly id: string;
  readonly name: string;
  readonly comesWith: ComesWith;
  readonly howToUnlock: string;
  /** When it came; null while it is still to come. */
  readonly unlockedAt: string | null;
  readonly isNew: boolean;
  /** Towards what it comes with. */
  readonly howFar: HowFar | null;
}

export interface AlbumPack {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly howToUnlock: string;
  readonly unlocked: boolean;
  readonly isNew: boolean;
  readonly howFar: HowFar | null;
  readonly stickers: readonly AlbumSticker[];
}

/** Nine pages of ten: what the child has, and what brings the rest. Without a server's word, `progress` is left empty. */
export function albumOf(
  packs: readonly StickerPack[],
  mine: readonly UserSticker[],
  progress: readonly RewardProgress[],
): readonly AlbumPack[] {
  const owned = new Map(mine.map((one) => [one.stickerId, one]));
  return packs.map(({ id, name, description, howToUnlock, unlocked, isNew }) => ({
    ...{ id, name, description, howToUnlock, unlocked, isNew },
    howFar: howFarWith({ kind: 'pack', id }, progress),
    stickers: STICKERS.filter(({ packId }) => packId === id).map((sticker) =>
      albumSticker(sticker, owned.get(sticker.id), progress),
    ),
  }));
}

function albumSticker(
  sticker: Sticker,
  owned: UserSticker | undefined,
  progress: readonly RewardProgress[],
): AlbumSticker {
  const { id, name, howToUnlock } = sticker;
  const source = comesWith(sticker);
  return {
    ...{ id, name, howToUnlock, comesWith: source },
    unlockedAt: owned?.dateUnlocked ?? null,
    isNew: owned?.isNew ?? false,
    howFar: owned ? null : howFarWith(source, progress),
  };
}

function howFarWith({ kind, id }: ComesWith, progress: readonly RewardProgress[]): HowFar | null {
  const found = progress.find((one) => one.kind === kind && one.id === id);
  return found ? { howTo: found.howTo, current: found.current, needed: found.needed, words: found.words } : null;
}

export const isMine = ({ unlockedAt }: AlbumSticker): boolean => unlockedAt !== null;
export const countMine = ({ stickers }: Pick<AlbumPack, 'stickers'>): number => stickers.filter(isMine).length;
