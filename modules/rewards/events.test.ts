import { draft, isEvent } from '@wonderlings/kernel';
import { recorded, rowsAfter, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { StickerPlaced } from '@wonderlings/stickers/events';
import { describe, expect, it } from 'vitest';
import { AchievementEarned, BadgeEarned, earnedIn, StickerPackUnlocked } from './events.ts';
import { rewards } from './tables/rewards-table.ts';
import { rewardReasons } from './tables/why-table.ts';

const EVENT_ID = '00000000-0000-4000-8000-000000000007';
const proof = { earnedId: TEST_CHILD, requiredValue: 1, because: [], deeds: [] };
const words = { name: 'Little Breeze', description: 'You came back.', icon: 'badge/little-breeze' };
const badge = draft(BadgeEarned, { id: 'b', ...words, ...proof, category: 'calm', color: '#fff', rarity: 'common' });
const achievement = draft(AchievementEarned, {
  id: 'a',
  ...words,
  ...proof,
  rewardType: 'sticker',
  rewardData: { stickers: ['two-umbrellas', 'page-crane'] },
});
const pack = draft(StickerPackUnlocked, { id: 'p', ...words, ...proof, theme: 'sky' });
const wind = draft(AchievementEarned, {
  ...words,
  ...proof,
  id: 'c',
  rewardType: 'header-emoji',
  rewardData: { emoji: ['🎐'] },
});
const placed = (stickerId: string, of: { readonly packId?: string; readonly emoji?: string } = {}) =>
  draft(StickerPlaced, {
    ...of,
    ...{ page: 'home', x: 1, y: 1, rotation: 0, scale: 100, zIndex: 1 },
    placementId: TEST_CHILD,
    stickerId,
  });
const events = [achievement, badge, pack].map((item, index) => recorded(item, index, testContext('2026-05-01')));

describe('an achievement of the first version', () => {
  const upcast = (id: string) =>
    AchievementEarned.schema.parse(
      AchievementEarned.upcasters[1]?.({
        ...{ id, ...words, requiredValue: 2, because: [EVENT_ID] },
        userAchievementId: TEST_CHILD,
      }),
    );

  it('says in the second what it came with, and keeps its id, its words and its reasons', () => {
    expect(upcast('hello-again')).toEqual({
      ...{ id: 'hello-again', earnedId: TEST_CHILD, ...words, requiredValue: 2, because: [EVENT_ID], deeds: [] },
      rewardType: 'sticker',
      rewardData: { stickers: ['two-umbrellas'] },
    });
    expect(upcast('first-page')).toMatchObject({ rewardType: 'header-emoji', rewardData: { emoji: ['🪴'] } });
  });

  it('has reasons that are told without a day', () => {
    const old = { ...recorded(achievement, 0, testContext('2026-05-01')), data: upcast('hello-again') };
    expect(isEvent(AchievementEarned, old)).toBe(true);
    expect(rowsAfter(rewardReasons, [old])).toMatchObject([
      { kind: 'achievement', reward_id: 'hello-again', because: { events: [{ id: EVENT_ID, deed: null }] } },
    ]);
  });
});

describe('what an act earned', () => {
  it('is told as achievements, and everything else beside them', () => {
    expect(earnedIn(events).newAchievements).toEqual([{ id: TEST_CHILD, achievement: { id: 'a', ...words } }]);
    expect(earnedIn(events).newRewards).toEqual([
      { kind: 'badge', id: 'b', ...words },
      { kind: 'pack', id: 'p', ...words },
    ]);
  });
});

describe('the rewards', () => {
  const usedAfter = (...stickers: readonly Parameters<typeof placed>[]) => {
    const acts = stickers.map((sticker, index) => recorded(placed(...sticker), index + 3, testContext('2026-05-02')));
    const rows = rowsAfter(rewards, [...events, ...acts]);
    return rows.map(({ reward_type, reward_id, is_used }) => [reward_type, reward_id, is_used]);
  };

  it('are each sticker by itself, and each pack', () => {
    expect(usedAfter()).toEqual([
      ['sticker', 'two-umbrellas', false],
      ['sticker', 'page-crane', false],
      ['pack', 'p', false],
    ]);
  });

  it('are used when the sticker is placed for the first time, and its pack with it', () => {
    expect(usedAfter(['page-crane'], ['page-crane', { packId: 'another' }], ['zola-wave', { packId: 'p' }])).toEqual([
      ['sticker', 'two-umbrellas', false],
      ['sticker', 'page-crane', true],
      ['pack', 'p', true],
    ]);
  });

  it('are used when the emoji is placed on the header', () => {
    const act = recorded(placed('emoji/wind-chime', { emoji: '🎐' }), 4, testContext('2026-05-02'));
    const rows = rowsAfter(rewards, [recorded(wind, 3, testContext('2026-05-01')), act]);
    expect(rows).toMatchObject([{ reward_type: 'header-emoji', reward_id: '🎐', is_used: true }]);
  });
});
