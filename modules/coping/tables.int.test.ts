import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { COPING_TOOLS } from './catalogue.ts';

let app: WonderlingsApp;
beforeAll(async () => {
  app = await startWonderlingsApp();
});
afterAll(() => app.close());

describe('coping_tools', () => {
  it('holds the ten from the start on, in the fields of the specification', async () => {
    const rows = await app.database.sql`select * from read.coping_tools`;
    expect(rows.map(({ id }) => id).sort()).toEqual(COPING_TOOLS.map(({ id }) => id).sort());
    expect(rows.find(({ id }) => id === 'worry-box-technique')).toEqual({
      id: 'worry-box-technique',
      title: 'Worry Box Technique',
      description: 'Put your worries in a box. You need not hold them all.',
      category: 'mindfulness',
      age_group: '9-11',
      difficulty: 'medium',
      duration: '10 minutes',
      instructions: expect.stringMatching(/^Find a box, a jar or an envelope\.\n(.+\n){5}Show one worry .+\.$/),
      tags: ['worry', 'write', 'trusted adult', 'quiet'],
      icon: '📦',
      color: '#9DB7F0',
      is_approved: true,
      created: '2026-11-21T00:00:00.000Z',
    });
  });
});

describe('user_coping_tools', () => {
  it('stands with its fields, and nothing that a child does fills it', async () => {
    const child = app.agent();
    await child.register();
    await child.post('/api/moods', { feeling: 'Worried (Some worry)', baseFeelingName: 'Worried', note: null });
    const columns = await app.database.sql`
      select attname from pg_attribute where attrelid = 'read.user_coping_tools'::regclass and attnum > 0 order by attnum`;
    expect(columns.map(({ attname }) => attname)).toEqual([
      'id',
      'user_id',
      'coping_tool_id',
      'is_favorited',
      'is_saved',
      'times_used',
      'last_used',
      'notes',
      'rating',
      'date_added',
    ]);
    expect(await app.database.sql`select * from read.user_coping_tools`).toEqual([]);
  });
});
