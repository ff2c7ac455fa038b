import type { RewardProgress, StickerPack } from '@wonderlings/rewards/contract';
import { stickerById } from '@wonderlings/stickers/catalogue';
import type { UserSticker } from '@wonderlings/stickers/contract';
import { describe, expect, it } from 'vitest';
import { albumOf, countMine } from './album-packs.ts';

const pack = (id: string, unlocked: boolean): StickerPack => ({
  ...{ id, unlocked, name: id, description: '', icon: `pack/${id}`, theme: '', howToUnlock: 'Move.', isNew: false },
  unlockRequirement: {},
  dateUnlocked: null,
});
const mine = (stickerId: string, isNew = false): UserSticker => {
  const sticker = stickerById(stickerId);
  if (!sticker) throw new Error(`No sticker ${stickerId}`);
  return { id: stickerId, userId: 'maya', stickerId, dateUnlocked: '2026-05-12T08:00:00.000Z', isNew, sticker };
};
const progress = (kind: RewardProgress['kind'], id: string): RewardProgress => ({
  ...{ kind, id, current: 1, needed: 2, words: '1 of 2 times.', howTo: 'Breathe twice.' },
});

describe('the album', () => {
  it('has ten stickers a pack, and knows which of them are there', () => {
    const [album] = albumOf([pack('sky-and-breath', true)], [mine('puff-cloud'), mine('dandelion', true)], []);
    expect(album?.stickers).toHaveLength(10);
    expect(album && countMine(album)).toBe(2);
    expect(album?.stickers.find(({ id }) => id === 'dandelion')).toMatchObject({ isNew: true, howFar: null });
  });

  it('says what a sticker to come comes with, and how far that is', () => {
    const [album] = albumOf([pack('sky-and-breath', true)], [], [progress('achievement', 'two-breaths')]);
    expect(album?.stickers.find(({ id }) => id === 'dandelion')).toMatchObject({
      unlockedAt: null,
      comesWith: { kind: 'achievement', id: 'two-breaths' },
      howFar: { current: 1, needed: 2, howTo: 'Breathe twice.' },
    });
  });

  it('says how far a locked pack is, and nothing where that is not known', () => {
    const packs = [pack('happy-feet', false), pack('moon-dreams', false)];
    const [happy, moon] = albumOf(packs, [], [progress('pack', 'happy-feet'), progress('badge', 'moon-dreams')]);
    expect(happy?.howFar?.words).toBe('1 of 2 times.');
    expect(moon?.howFar).toBeNull();
  });
});
