import { BADGES } from '@wonderlings/rewards/catalogue';
import type { RewardProgress } from '@wonderlings/rewards/contract';
import { describe, expect, it } from 'vitest';
import { allOwned, COLLECTION_KINDS, type CollectionKind, earnedOf } from './collectable.ts';
import { packToExplain } from './collection-view.tsx';
import { firstPuff, fiveCheckIns, littleBreeze } from './collections.fixture.ts';
import { type CollectionLists, collectionsOf, nearestOf, shelvesOf } from './collections.ts';
import { KNOWN } from './known-rewards.ts';

const NOTHING = {
  allBadges: BADGES.map((badge) => ({ ...badge, requirement: {} })),
  badges: [],
  milestones: [],
  emotionBadges: [],
  achievements: [],
  progress: [],
};
const SOME: CollectionLists = {
  ...NOTHING,
  badges: [firstPuff()],
  milestones: [fiveCheckIns],
  progress: [littleBreeze, { ...littleBreeze, kind: 'milestone', id: 'streak-7', current: 6, needed: 7 }],
};
const some = collectionsOf(SOME, KNOWN);
const thingsOf = (kind: CollectionKind, collections = some) => collections[kind].things ?? [];

/** As the server tells: of everything that is not earned. */
const aheadOf = (lists: CollectionLists): RewardProgress[] => {
  const owned = new Set(allOwned(lists).map(({ kind, id }) => `${kind}/${id}`));
  const all = COLLECTION_KINDS.flatMap((kind) => thingsOf(kind).map(({ id }) => ({ ...littleBreeze, kind, id })));
  return all.filter(({ kind, id }) => !owned.has(`${kind}/${id}`));
};

describe('what can be collected', () => {
  it('can all be found, also by a child who has none of it', () => {
    const none = collectionsOf(NOTHING, KNOWN);
    expect(COLLECTION_KINDS.map((kind) => none[kind].things?.length)).toEqual([44, 23, 36, 51]);
    expect(allOwned(NOTHING)).toEqual([]);
  });

  it('is counted before the words of what is to come are there, and badges can be shown', () => {
    const early = collectionsOf({ ...SOME, progress: aheadOf(SOME) }, undefined);
    expect(COLLECTION_KINDS.map((kind) => early[kind].size)).toEqual([44, 23, 36, 51]);
    expect(COLLECTION_KINDS.map((kind) => early[kind].things?.length)).toEqual([44, undefined, undefined, undefined]);
    expect(early.milestone.owned.map(({ id }) => id)).toEqual(['check-in-5']);
  });

  it('says how to earn what is not earned yet, and how far that is', () => {
    const breeze = thingsOf('badge').find(({ id }) => id === 'little-breeze');
    expect(breeze).toMatchObject({ earned: null, howTo: 'Breathe on 3 different days.', progress: { current: 1 } });
  });

  it('keeps the words that a thing was earned with', () => {
    const renamed = firstPuff();
    const badges = [{ ...renamed, badge: { ...renamed.badge, name: 'Puff' } }];
    const collections = collectionsOf({ ...NOTHING, badges }, KNOWN);
    expect(thingsOf('badge', collections).find(({ id }) => id === 'first-puff')).toMatchObject({
      name: 'Puff',
      earned: { isNew: false },
    });
  });

  it('tells of all kinds what is newest', () => {
    expect(allOwned(SOME).map(({ id }) => id)).toEqual(['check-in-5', 'first-puff']);
  });
});

describe('the three that are near', () => {
  it('begin with what is furthest on its way, and have nothing that is the child’s already', () => {
    const near = nearestOf(thingsOf('badge'));
    expect(near).toHaveLength(3);
    expect(near[0]?.id).toBe('little-breeze');
    expect(near.every(({ earned }) => earned === null)).toBe(true);
    expect(nearestOf(thingsOf('milestone'))[0]?.id).toBe('streak-7');
  });
});

describe('the shelves', () => {
  it('are the nine categories of the specification for badges', () => {
    expect(shelvesOf('badge', thingsOf('badge')).map(({ name }) => name)).toEqual([
      'Breathwork',
      'Calm',
      'Themes',
      'Sleep',
      'Social',
      'Affirmations',
      'Mindfulness',
      'Movement',
      'Goals',
    ]);
  });

  it('have three hearts for every feeling, whichever it is', () => {
    const shelves = shelvesOf('emotion-badge', thingsOf('emotion-badge'));
    expect(shelves).toHaveLength(12);
    expect(shelves.every(({ things }) => things.length === 3)).toBe(true);
    expect(shelves.map(({ name }) => name)).toContain('A Bit Sad');
  });

  it('part milestones in those reached and those ahead, the nearest first', () => {
    const [reached, ahead] = shelvesOf('milestone', thingsOf('milestone'));
    expect(reached?.things.map(({ id }) => id)).toEqual(['check-in-5']);
    expect(ahead?.things[0]?.id).toBe('streak-7');
    expect(ahead?.things).toHaveLength(22);
  });

  it('have a name for each group, never an id, and an id without spaces', () => {
    for (const kind of COLLECTION_KINDS)
      for (const { id, name, things } of shelvesOf(kind, thingsOf(kind))) {
        expect(name).toMatch(/^[A-Z]/);
        expect(id).toMatch(/^[\w-]+$/);
        expect(things.length).toBeGreaterThan(0);
      }
  });

  it('count what is earned', () => {
    expect(earnedOf(thingsOf('badge'))).toHaveLength(1);
  });
});

it('explains a pack that a celebration leads to, and no pack that there is not', () => {
  expect(packToExplain({ kind: 'pack', id: 'moon-dreams' })?.name).toBe('Moon Dreams');
  expect(packToExplain({ kind: 'pack', id: 'no-such' })).toBeUndefined();
  expect(packToExplain({ kind: 'badge', id: 'moon-dreams' })).toBeUndefined();
});
