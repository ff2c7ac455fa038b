import { ActivityCompleted } from '@wonderlings/activities/events';
import { command, type Draft, draft } from '@wonderlings/kernel';
import { decided, testContext } from '@wonderlings/kernel/testing';
import { AchievementEarned, BadgeEarned, EmotionBadgeEarned, StickerPackUnlocked } from '@wonderlings/rewards/events';
import { describe, expect, it } from 'vitest';
import { STICKERS } from './catalogue.ts';
import { stickersFacet } from './stickers.ts';
import { unlocking } from './unlock.react.ts';

const composition = { facets: [stickersFacet], reactions: [unlocking] };
const then = testContext('2026-05-01');
const now = testContext('2026-05-02');
const act = (...drafts: readonly Draft[]) => command(stickersFacet, () => drafts);
const when = (drafts: readonly Draft[], past: Parameters<typeof decided>[1] = []) =>
  decided(composition, past, act(...drafts), now).filter(({ type }) => type === 'StickerUnlocked');

const earned = (id: string) => ({
  ...{ id, name: 'A name', description: 'Words.', icon: 'an-icon', requiredValue: 1, because: [], deeds: [] },
  earnedId: '00000000-0000-4000-8000-00000000000a',
});
const achievement = (id: string) =>
  draft(AchievementEarned, { ...earned(id), rewardType: 'sticker', rewardData: { stickers: [] } });
const badge = (id: string) => draft(BadgeEarned, { ...earned(id), category: 'calm', color: '#fff', rarity: 'rare' });
const pack = (id: string) => draft(StickerPackUnlocked, { ...earned(id), theme: 'night' });
const activity = draft(ActivityCompleted, {
  ...{ activityType: 'breath', kind: 'breath/zola', card: 'breath', duration: 36, data: {} },
  sessionId: '00000000-0000-4000-8000-00000000000b',
});

const unlocked = (stickerId: string, kind: string, id: string, isNews = true) => ({
  type: 'StickerUnlocked',
  data: { stickerId, unlockedBy: { kind, id }, isNews },
});
const ofPack = (id: string) =>
  STICKERS.filter(({ packId, unlockRequirement: { earned: one } }) => packId === id && 'pack' in one);

describe('what is earned', () => {
  it('brings the stickers that come with it, each caused by it', () => {
    expect(when([achievement('calm-twice'), badge('night-garden')])).toEqual([
      unlocked(stickerWith('achievement', 'calm-twice'), 'achievement', 'calm-twice'),
      unlocked(stickerWith('badge', 'night-garden'), 'badge', 'night-garden'),
    ]);
  });

  it('brings an emoji for the header', () => {
    expect(when([achievement('first-feeling')])).toEqual([
      unlocked('emoji/wind-chime', 'achievement', 'first-feeling'),
    ]);
  });

  it('brings those of a pack that ask for nothing more', () => {
    expect(when([pack('moon-dreams')])).toEqual(
      ofPack('moon-dreams').map(({ id }) => unlocked(id, 'pack', 'moon-dreams')),
    );
    expect(ofPack('moon-dreams').length).toBeLessThan(10);
  });

  it('brings nothing for what every child has from the first day', () => {
    expect(when([pack('hello-friends')])).toEqual([]);
  });

  it('brings nothing where nothing comes with it, even under the name of another kind', () => {
    const emotion = { emotion: 'sad', color: '#fff', level: 1, isSpecial: false };
    expect(when([draft(EmotionBadgeEarned, { ...earned('calm-twice'), ...emotion }), badge('calm-twice')])).toEqual([]);
  });

  it('brings each of them once', () => {
    const [first] = when([achievement('calm-twice')]);
    expect(first).toBeDefined();
    expect(when([achievement('calm-twice')], pastOf(achievement('calm-twice'), true))).toEqual([]);
  });
});

describe('what was earned before there was a sticker for it', () => {
  it('brings it with the next act, without a fuss', () => {
    expect(when([activity], pastOf(achievement('calm-twice')))).toEqual([
      unlocked(stickerWith('achievement', 'calm-twice'), 'achievement', 'calm-twice', false),
    ]);
  });

  it('is not mistaken for what the same act earns', () => {
    expect(when([activity, achievement('calm-twice')], pastOf(badge('night-garden')))).toEqual([
      unlocked(stickerWith('badge', 'night-garden'), 'badge', 'night-garden', false),
      unlocked(stickerWith('achievement', 'calm-twice'), 'achievement', 'calm-twice'),
    ]);
  });
});

/** What the log holds of an earlier act, of a release that knew of no sticker for it or of one that did. */
function pastOf(item: Draft, withSticker = false): Parameters<typeof decided>[1] {
  const own = withSticker ? decided(composition, [], act(item), then).slice(1) : [];
  return [item, ...own.map(({ type, data }) => ({ type, data, version: 1 }))].map((one) => [then, one] as const);
}

function stickerWith(kind: string, id: string): string {
  const found = STICKERS.find(
    ({ unlockRequirement }) => JSON.stringify(unlockRequirement.earned) === JSON.stringify({ [kind]: id }),
  );
  if (!found) throw new Error(`No sticker comes with ${kind} ${id}`);
  return found.id;
}
