import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../journal/testing.ts';
import { ACHIEVEMENTS } from './catalogue.ts';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
beforeAll(async () => {
  app = await startWonderlingsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock('2026-05-01');
  child = app.agent();
  userId = (await child.register()).id;
});

const mood = (feeling: string) => child.post('/api/moods', { feeling, baseFeelingName: feeling, note: null });
const earned = async (path = '/api/user-achievements') => (await child.get(path)).body;

describe('what a child has earned', () => {
  it('is nothing at first', async () => {
    expect(await earned()).toEqual([]);
  });

  it('comes newest first, new, with what the rule asked for', async () => {
    await mood('Okay');
    app.setClock('2026-05-02');
    await mood('Sad');
    expect(await earned()).toEqual([
      {
        id: expect.any(String),
        userId,
        achievementId: 'hello-again',
        dateEarned: '2026-05-02T12:00:00.000Z',
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
    expect(await earned(`/api/user-achievements/${userId}`)).toEqual(await earned());
    expect(await earned(`/api/user-achievements?userId=${userId}`)).toEqual(await earned());
  });

  it('reacts to the settings too', async () => {
    await child.post('/api/user/settings', { journalName: 'My dragon book' });
    expect(await earned()).toMatchObject([{ achievementId: 'a-name-for-it' }]);
  });

  it('is its own business', async () => {
    const other = (await app.agent().register()).id;
    for (const path of [`/api/user-achievements/${other}`, `/api/user-achievements?userId=${other}`]) {
      expect((await child.get(path)).status).toBe(403);
      expect((await app.agent().get(path)).status).toBe(401);
    }
  });
});

describe('the catalogue table', () => {
  it('holds every achievement with its rule’s number and its reward', async () => {
    const rows = await app.database.sql`select * from read.achievements order by id`;
    expect(rows.map(({ id }) => id)).toEqual(ACHIEVEMENTS.map(({ id }) => id).sort());
    expect(rows.find(({ id }) => id === 'three-feelings')).toEqual({
      id: 'three-feelings',
      name: 'Three Feelings',
      description: 'You met three different feelings.',
      category: 'journal',
      icon: 'achievement/three-feelings',
      color: '#8B6FC9',
      required_value: 3,
      reward_type: 'sticker',
      reward_data: { stickers: ['little-thunder'] },
      is_special: false,
      created: '2026-11-21T00:00:00.000Z',
    });
  });
});

// The last one: it takes something out of the catalogue table.
describe('what was earned', () => {
  it('stays, in the words it was earned with, when it leaves the catalogue', async () => {
    await mood('Okay');
    const before = await earned();
    await app.database.sql`delete from read.achievements where id = 'first-feeling'`;
    expect(await earned()).toEqual(before);
    expect(before).toMatchObject([{ achievement: { id: 'first-feeling', name: 'First Feeling' } }]);
  });
});
