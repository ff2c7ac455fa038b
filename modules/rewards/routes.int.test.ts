import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { ACHIEVEMENTS, BADGES, EMOTION_BADGES, MILESTONES, STICKER_PACKS } from './catalogue/catalogue.ts';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const mood = (feeling: string) => child.post('/api/moods', { feeling, baseFeelingName: feeling, note: 'My secret.' });
const breathe = () =>
  child.post('/api/activity-sessions', {
    activityType: 'breath',
    duration: 36,
    data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
    completed: true,
  });
const get = async (path: string) => (await child.get(path)).body;
const checkBadges = (headers: Record<string, string> = {}) => child.post('/api/check-badges', { userId }, { headers });
const STARTER = { id: 'hello-friends', unlocked: true, isNew: true };

describe('what a child has earned', () => {
  it('is the starter pack on the first day, and nothing else', async () => {
    for (const list of ['achievements', 'milestones', 'badges', 'emotion-badges']) {
      expect(await get(`/api/user-${list}`)).toEqual([]);
    }
    const packs = await get('/api/sticker-packs');
    expect(packs).toHaveLength(STICKER_PACKS.length);
    expect(packs.filter(({ unlocked }: { unlocked: boolean }) => unlocked)).toMatchObject([STARTER]);
    expect(packs[1]).toMatchObject({
      id: 'feelings-weather',
      icon: 'pack/feelings-weather',
      howToUnlock: 'Save a feeling or write on 2 different days.',
      unlockRequirement: { days: { of: ['mood', 'journal'] }, atLeast: 2 },
      dateUnlocked: null,
      isNew: false,
    });
  });

  it('has the child’s own day then, in the list as in its reason', async () => {
    const there = { headers: { 'Time-Zone': 'Pacific/Auckland' } };
    await child.post('/api/moods', { feeling: 'Sad', baseFeelingName: 'Sad', note: null }, there);
    const day = { dateEarned: '2026-05-01T12:00:00.000Z', localDate: '2026-05-02' };
    expect(await get('/api/user-emotion-badges')).toMatchObject([{ badgeId: 'sad-1', ...day }]);
    expect(await get('/api/rewards/emotion-badge/sad-1/why')).toMatchObject(day);
  });

  it('comes newest first, new, in the words it was earned with and what the rule asked for', async () => {
    await mood('Okay');
    app.setClock('2026-05-02');
    await mood('Sad');
    const earned = await get('/api/user-achievements');
    expect(earned).toEqual([
      {
        id: expect.any(String),
        userId,
        achievementId: 'hello-again',
        dateEarned: '2026-05-02T12:00:00.000Z',
        localDate: '2026-05-02',
        isNew: true,
        progress: 2,
        achievement: {
          id: 'hello-again',
          icon: 'achievement/hello-again',
          name: 'Hello Again',
          description: 'You checked in on two days.',
        },
      },
      expect.objectContaining({ achievementId: 'first-feeling', dateEarned: '2026-05-01T12:00:00.000Z', progress: 1 }),
    ]);
    expect(await get('/api/user-emotion-badges')).toMatchObject([
      { badgeId: 'sad-1', progress: 1, badge: { emotion: 'sad', level: 1, isSpecial: false } },
      { badgeId: 'okay-1' },
    ]);
    expect((await get('/api/sticker-packs'))[1]).toMatchObject({ unlocked: true, isNew: true });
  });

  it('is told in the answer of the act, on one card', async () => {
    await mood('Okay');
    app.setClock('2026-05-02');
    const { body } = await mood('Okay');
    expect(body.newAchievements).toMatchObject([{ achievement: { id: 'hello-again' } }]);
    expect(body.newRewards).toEqual([
      {
        kind: 'pack',
        id: 'feelings-weather',
        name: 'Feelings Weather',
        description: 'Every kind of sky, for every kind of day.',
        icon: 'pack/feelings-weather',
      },
    ]);
  });

  it('brings milestones with what there is to see, and counts them', async () => {
    for (const day of ['01', '02', '03']) {
      app.setClock(`2026-05-${day}`);
      await mood('Okay');
    }
    expect(await get('/api/user-milestones')).toMatchObject([
      {
        milestoneId: 'streak-3',
        progress: 3,
        milestone: { icon: 'milestone/streak-3', level: 1, rewardTitle: 'Seed', name: 'Three in a Row' },
      },
    ]);
    const rewards = await get('/api/rewards');
    expect(rewards).toContainEqual({
      id: expect.any(String),
      userId,
      rewardType: 'milestone',
      rewardId: 'streak-3',
      rewardData: expect.objectContaining({ title: 'Seed' }),
      unlockedFrom: 'milestone/streak-3',
      dateUnlocked: '2026-05-03T12:00:00.000Z',
      isUsed: false,
    });
    expect(rewards).toContainEqual(
      expect.objectContaining({
        rewardType: 'sticker',
        rewardId: 'two-umbrellas',
        unlockedFrom: 'achievement/hello-again',
      }),
    );
    expect(rewards).toContainEqual(expect.objectContaining({ rewardType: 'header-emoji', rewardId: '🎐' }));
  });

  it('reacts to the settings too, and tells of it in their answer', async () => {
    const { body } = await child.post('/api/user/settings', { journalName: 'My dragon book' });
    expect(body).toMatchObject({ newAchievements: [{ achievement: { id: 'a-name-for-it' } }], newRewards: [] });
    expect(await get('/api/user-achievements')).toMatchObject([{ achievementId: 'a-name-for-it' }]);
  });
});

describe('looking for badges', () => {
  it('finds what is deserved, once, and with the same key the same again', async () => {
    await breathe();
    expect(await get('/api/user-badges')).toEqual([]);
    const key = { 'Idempotency-Key': randomUUID() };
    const { status, body } = await checkBadges(key);
    expect(status).toBe(200);
    expect(body.newBadges).toMatchObject([
      {
        badgeId: 'first-puff',
        isNew: true,
        badge: { icon: 'badge/first-puff', category: 'breathwork', rarity: 'common', name: 'First Puff' },
      },
    ]);
    expect((await checkBadges(key)).body).toEqual(body);
    expect((await checkBadges()).body).toEqual({ newBadges: [], newAchievements: [], newRewards: [] });
    expect(await get('/api/user-badges')).toEqual(body.newBadges);
    expect(await get(`/api/user-badges/${userId}`)).toEqual(body.newBadges);
  });

  it('finds a badge once for twenty looks at the same time', async () => {
    await breathe();
    const looks = await Promise.all(Array.from({ length: 20 }, () => checkBadges()));
    expect(looks.flatMap(({ body }) => body.newBadges)).toHaveLength(1);
  });

  it('needs no body', async () => {
    expect((await child.post('/api/check-badges')).status).toBe(200);
  });
});

describe('the list of badges', () => {
  it('is whole, each with its rule and how to earn it', async () => {
    const badges = await get('/api/badges');
    expect(badges.map(({ id }: { id: string }) => id)).toEqual(BADGES.map(({ id }) => id));
    expect(badges[1]).toEqual({
      id: 'little-breeze',
      icon: 'badge/little-breeze',
      name: 'Little Breeze',
      description: 'You came back to your breath on three days.',
      category: 'breathwork',
      color: '#4FA3C7',
      rarity: 'common',
      requirement: BADGES[1]?.requirement,
      howToEarn: 'Breathe on 3 different days.',
    });
  });
});

describe('progress', () => {
  const progress = async (id: string) =>
    (await get('/api/reward-progress')).find((one: { id: string }) => one.id === id);

  it('is told of everything that is not earned yet, in numbers and in words', async () => {
    await mood('Okay');
    const all = await get('/api/reward-progress');
    const total = [ACHIEVEMENTS, BADGES, MILESTONES, EMOTION_BADGES, STICKER_PACKS].flat().length;
    // Earned are: the starter pack, First Feeling, and the first badge of feeling okay.
    expect(all).toHaveLength(total - 3);
    expect(await progress('five-visits')).toEqual({
      kind: 'achievement',
      id: 'five-visits',
      current: 1,
      needed: 5,
      words: '1 of 5 days. Any days count.',
      howTo: 'Do something for yourself on 5 different days.',
    });
    expect(await progress('first-feeling')).toBeUndefined();
  });

  it('of a badge that waits to be found is done', async () => {
    await breathe();
    expect(await progress('first-puff')).toMatchObject({ current: 1, needed: 1, words: 'You did it.' });
    await checkBadges();
    expect(await progress('first-puff')).toBeUndefined();
  });
});

describe('why a child got something', () => {
  it('is told by the very events, their days and what they were, without a word of the child', async () => {
    await mood('Okay');
    app.setClock('2026-05-03');
    await mood('Sad');
    const history = await app.history(userId);
    const checkIns = history.filter(({ type }) => type === 'CheckedIn').map(({ id }) => id);
    const why = await get('/api/rewards/achievement/hello-again/why');
    expect(why).toEqual({
      kind: 'achievement',
      id: 'hello-again',
      name: 'Hello Again',
      dateEarned: '2026-05-03T12:00:00.000Z',
      localDate: '2026-05-03',
      needed: 2,
      events: [
        { id: checkIns[0], day: '2026-05-01', of: 'check-in', what: null },
        { id: checkIns[1], day: '2026-05-03', of: 'check-in', what: null },
      ],
    });
    expect(await get('/api/rewards/emotion-badge/sad-1/why')).toMatchObject({
      events: [{ day: '2026-05-03', of: 'mood', what: 'sad' }],
    });
    expect(JSON.stringify([why, await get('/api/rewards/emotion-badge/sad-1/why')])).not.toContain('secret');
  });

  it('is told of a badge by its activities', async () => {
    await breathe();
    await checkBadges();
    expect(await get('/api/rewards/badge/first-puff/why')).toMatchObject({
      needed: 1,
      events: [{ day: '2026-05-01', of: 'activity', what: 'breath/zola' }],
    });
  });

  it('is not told of what is not earned, not known, or another child’s', async () => {
    await mood('Okay');
    const other = app.agent();
    await other.register();
    expect((await other.get('/api/rewards/achievement/first-feeling/why')).status).toBe(404);
    expect((await child.get('/api/rewards/achievement/every-weather/why')).status).toBe(404);
    expect((await child.get('/api/rewards/achievement/no-such-thing/why')).status).toBe(404);
    expect((await child.get('/api/rewards/nonsense/first-feeling/why')).status).toBe(400);
    expect((await child.get('/api/rewards/badge/%00/why')).status).toBe(400);
    expect((await app.agent().get('/api/rewards/achievement/first-feeling/why')).status).toBe(401);
  });
});

describe('what is new', () => {
  const isNew = async (list: string) => (await get(list)).map((one: { isNew: boolean }) => one.isNew);

  it('is so until it is seen', async () => {
    await mood('Okay');
    await breathe();
    await checkBadges();
    expect(await isNew('/api/user-achievements')).toEqual([true]);
    expect(await get('/api/rewards/new')).toEqual([
      { kind: 'pack', id: 'hello-friends' },
      { kind: 'achievement', id: 'first-feeling' },
      { kind: 'emotion-badge', id: 'okay-1' },
      { kind: 'badge', id: 'first-puff' },
    ]);
    const seen = { rewards: [{ kind: 'achievement', id: 'first-feeling' }] };
    expect((await child.post('/api/rewards/seen', seen)).body).toEqual({ ok: true });
    expect(await isNew('/api/user-achievements')).toEqual([false]);
    expect(await isNew('/api/user-badges')).toContain(true);
    await child.post('/api/rewards/seen', {});
    expect(await get('/api/rewards/new')).toEqual([]);
    for (const list of ['/api/user-badges', '/api/user-emotion-badges', '/api/sticker-packs']) {
      expect(await isNew(list)).not.toContain(true);
    }
  });

  it('is seen once: again, nothing is recorded, nor of what was never earned', async () => {
    await child.post('/api/rewards/seen', {});
    const before = (await app.history(userId)).length;
    await child.post('/api/rewards/seen', {});
    await child.post('/api/rewards/seen', { rewards: [{ kind: 'badge', id: 'inner-compass' }] });
    expect((await app.history(userId)).length).toBe(before);
    expect((await child.post('/api/rewards/seen', { rewards: [{ kind: 'x', id: 'y' }] })).status).toBe(400);
  });
});

describe('another child', () => {
  it('is refused everywhere, as are the signed out', async () => {
    const other = (await app.agent().register()).id;
    const lists = ['user-achievements', 'user-milestones', 'user-badges', 'user-emotion-badges'];
    const reads = [
      ...lists.flatMap((list) => [`/api/${list}/${other}`, `/api/${list}?userId=${other}`]),
      ...['sticker-packs', 'rewards', 'rewards/new', 'reward-progress', 'weekly-goal', 'goals-met'].map(
        (path) => `/api/${path}?userId=${other}`,
      ),
    ];
    for (const path of reads) {
      expect([path, (await child.get(path)).status]).toEqual([path, 403]);
      expect([path, (await app.agent().get(path)).status]).toEqual([path, 401]);
    }
    for (const named of [other, 1, 2]) {
      expect((await child.post('/api/check-badges', { userId: named })).status).toBe(403);
    }
    for (const path of ['/api/check-badges', '/api/rewards/seen', '/api/weekly-goal/tick']) {
      expect((await app.agent().post(path, {})).status).toBe(401);
    }
  });
});

describe('the catalogue tables', () => {
  it.each([
    ['achievements', ACHIEVEMENTS],
    ['badges', BADGES],
    ['milestones', MILESTONES],
    ['emotion_badges', EMOTION_BADGES],
    ['sticker_packs', STICKER_PACKS],
  ] as const)('hold all of the %s', async (name, list) => {
    const { sql } = app.database;
    const rows = await sql<{ id: string; name: string }[]>`select id, name from ${sql(`read.${name}`)} order by id`;
    const expected = list.map(({ id, name }) => ({ id, name })).sort((one, other) => (one.id < other.id ? -1 : 1));
    expect([...rows].sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual(expected);
  });

  it('have the fields of the specification', async () => {
    const { sql } = app.database;
    expect(await sql`select * from read.achievements where id = 'three-feelings'`).toMatchObject([
      {
        required_value: 3,
        reward_type: 'sticker',
        reward_data: { stickers: ['little-thunder'] },
        is_special: false,
        created: '2026-11-21T00:00:00.000Z',
      },
    ]);
    expect(await sql`select * from read.badges where id = 'first-puff'`).toMatchObject([
      { category: 'breathwork', rarity: 'common', color: '#4FA3C7', requirement: BADGES[0]?.requirement },
    ]);
  });
});

// The last one: it takes something out of the catalogue table.
describe('what was earned', () => {
  it('stays, in the words it was earned with, when it leaves the catalogue', async () => {
    await mood('Okay');
    const before = await get('/api/user-achievements');
    await app.database.sql`delete from read.achievements where id = 'first-feeling'`;
    expect(await get('/api/user-achievements')).toEqual(before);
    expect(before).toMatchObject([{ achievement: { id: 'first-feeling', name: 'First Feeling' } }]);
  });
});
