import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, BADGES, MILESTONES, STICKER_PACKS } from '../rewards/catalogue/catalogue.ts';
import { STARTER_STICKERS, STICKERS, stickerById } from './catalogue.ts';
import { EARNED_EMOJI, HEADER_EMOJI, headerEmojiById, headerEmojiOf } from './header-emoji-catalogue.ts';
import { comingWith, FROM_THE_FIRST_DAY } from './unlockables.ts';

const digest = (words: unknown): string => createHash('sha256').update(JSON.stringify(words)).digest('hex');

const THINGS: ReadonlySet<string> = new Set([
  ...STICKER_PACKS.map(({ id }) => `pack/${id}`),
  ...ACHIEVEMENTS.map(({ id }) => `achievement/${id}`),
  ...BADGES.map(({ id }) => `badge/${id}`),
  ...MILESTONES.map(({ id }) => `milestone/${id}`),
]);

describe('the words', () => {
  // The digests are those of the content files without their ideas for drawings; a change of one letter must be a decision.
  it('are those of the content files, letter by letter', () => {
    expect(digest(STICKERS)).toBe('a1433d8963b5dd6bf47f44c780610559232c9c5b3f3cdd50513f49cc76e50e8f');
    expect(digest(HEADER_EMOJI.map(({ emoji, name }) => ({ emoji, name })))).toBe(
      '2d3d2dd14a0586931a5e7e37a3f871c47ea68e75cbe293c967f010f62031ef69',
    );
  });
});

describe('the stickers', () => {
  it('are ten of each pack of the rewards, pack by pack', () => {
    expect(STICKERS.map(({ packId }) => packId)).toEqual(STICKER_PACKS.flatMap(({ id }) => Array(10).fill(id)));
  });

  it('have an id each, under which they are found', () => {
    expect(new Set([...STICKERS, ...HEADER_EMOJI, ...EARNED_EMOJI].map(({ id }) => id)).size).toBe(90 + 60 + 19);
    for (const sticker of STICKERS) expect(stickerById(sticker.id)).toBe(sticker);
    expect(stickerById('toString')).toBeUndefined();
  });

  it('start with those of the pack that asks for nothing', () => {
    const always = STICKER_PACKS.filter(({ unlockRequirement }) => 'always' in unlockRequirement).map(({ id }) => id);
    expect([...new Set(STARTER_STICKERS.map(({ packId }) => packId))]).toEqual(always);
    expect(FROM_THE_FIRST_DAY.size).toBe(10 + 60);
  });

  it('come with something that can be earned', () => {
    for (const { id, unlockRequirement } of [...STICKERS, ...EARNED_EMOJI]) {
      const [[kind, earned] = []] = Object.entries(unlockRequirement.earned);
      expect([id, THINGS.has(`${kind}/${earned}`)]).toEqual([id, true]);
    }
  });
});

describe('what comes with an achievement', () => {
  it.each(ACHIEVEMENTS.map((one) => [one.id, one] as const))('%s is what it says', (id, { rewardData }) => {
    const { stickers = [], emoji = [] } = rewardData as { stickers?: readonly string[]; emoji?: readonly string[] };
    const promised = [...stickers, ...emoji.map((one) => headerEmojiOf(one)?.id)];
    expect(comingWith({ kind: 'achievement', id })).toEqual(promised);
  });
});

describe('the emoji of the header', () => {
  it('are found by their id and by themselves', () => {
    for (const one of [...HEADER_EMOJI, ...EARNED_EMOJI]) {
      expect(headerEmojiById(one.id)).toBe(one);
      expect(headerEmojiOf(one.emoji)).toBe(one);
    }
    expect(headerEmojiOf('🧨')).toBeUndefined();
  });
});
