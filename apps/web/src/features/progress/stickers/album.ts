import type { RewardProgress, StickerPack } from '@wonderlings/rewards/contract';
import { STICKERS, type Sticker } from '@wonderlings/stickers/catalogue';
import type { UserSticker } from '@wonderlings/stickers/contract';

/** How far the child is with something: `words` where there is something to count. */
export interface HowFar {
  readonly howTo: string;
  readonly current: number;
  readonly needed: number;
  readonly words: string | null;
}

/** What stickers come with, as `/api/rewards/seen` names it. */
export interface ComesWith {
  readonly kind: 'pack' | 'achievement' | 'badge' | 'milestone';
  readonly id: string;
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
  { id, name, howToUnlock, unlockRequirement }: Sticker,
  owned: UserSticker | undefined,
  progress: readonly RewardProgress[],
): AlbumSticker {
  const comesWith = comesWithOf(unlockRequirement.earned);
  return {
    ...{ id, name, howToUnlock, comesWith },
    unlockedAt: owned?.dateUnlocked ?? null,
    isNew: owned?.isNew ?? false,
    howFar: owned ? null : howFarWith(comesWith, progress),
  };
}

const KINDS = ['pack', 'achievement', 'badge', 'milestone'] as const;

function comesWithOf(earned: Sticker['unlockRequirement']['earned']): ComesWith {
  for (const kind of KINDS) {
    const id = Object.entries(earned).find(([name]) => name === kind)?.[1];
    if (id !== undefined) return { kind, id };
  }
  throw new Error('A sticker comes with something');
}

function howFarWith({ kind, id }: ComesWith, progress: readonly RewardProgress[]): HowFar | null {
  const found = progress.find((one) => one.kind === kind && one.id === id);
  return found ? { howTo: found.howTo, current: found.current, needed: found.needed, words: found.words } : null;
}

export const isMine = ({ unlockedAt }: AlbumSticker): boolean => unlockedAt !== null;
export const countMine = ({ stickers }: Pick<AlbumPack, 'stickers'>): number => stickers.filter(isMine).length;
