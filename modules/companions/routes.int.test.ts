import { describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { COMPANIONS, JOURNAL_COMPANION } from './catalogue.ts';
import { welcomeOf } from './welcome.ts';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const welcome = async (headers = {}) => (await child.get(`/api/wonderling-message/${userId}`, { headers })).body;
const choose = (selectedWonderling: number) => child.put('/api/user/settings', { selectedWonderling });
const save = () => child.post('/api/moods', { feeling: 'Okay', note: null });

describe('the list of wonderlings', () => {
  it('has the twelve under the numbers that the settings take, with the keys of their drawings', async () => {
    const { status, body } = await child.get('/api/wonderlings');
    expect(status).toBe(200);
    expect(body).toEqual(
      COMPANIONS.map(({ name, personality, artKey }, i) => ({ id: i + 1, name, personality, mascotImage: artKey })),
    );
    for (const { id, name } of body) {
      await choose(id);
      expect((await welcome()).wonderling).toMatchObject({ id, name });
    }
  });

  it('needs a session', async () => {
    expect((await app.agent().get('/api/wonderlings')).status).toBe(401);
  });
});

describe('the welcome', () => {
  it('comes from Blot, who keeps the journal, before a buddy is chosen', async () => {
    expect(await welcome()).toEqual({
      message: welcomeOf(JOURNAL_COMPANION, '2026-05-01', null).text,
      wonderling: { id: 8, name: 'Blot', avatar: 'blot', personality: JOURNAL_COMPANION.personality },
    });
  });

  it('comes from the buddy of now', async () => {
    await choose(1);
    await choose(12);
    expect(await welcome()).toMatchObject({ wonderling: { id: 12, name: 'Pip and Tam', avatar: 'pip' } });
    const rows = await app.database.sql`
      select mascot_id, is_active, motivational_messages from read.wonderlings where user_id = ${userId} order by mascot_id`;
    expect(rows.map(({ mascot_id, is_active }) => [mascot_id, is_active])).toEqual([
      ['pip', true],
      ['zola', false],
    ]);
    expect(rows[1]?.motivational_messages).toEqual(COMPANIONS[0]?.motivationalMessages);
  });

  it('is another one tomorrow, in the zone of the child', async () => {
    app.setClock('2026-05-01T22:30:00.000Z');
    const [today, tomorrow] = [await welcome(), await welcome({ 'Time-Zone': 'Europe/Berlin' })];
    expect(today.message).toBe(welcomeOf(JOURNAL_COMPANION, '2026-05-01', null).text);
    expect(tomorrow.message).toBe(welcomeOf(JOURNAL_COMPANION, '2026-05-02', null).text);
    expect(tomorrow.message).not.toBe(today.message);
  });

  it('is a welcome back after three days away', async () => {
    await save();
    app.setClock('2026-05-04');
    expect((await welcome()).message).not.toBe('Here you are! Your journal kept your page warm.');
    app.setClock('2026-05-05');
    expect((await welcome()).message).toBe('Here you are! Your journal kept your page warm.');
    await save();
    expect((await welcome()).message).not.toBe('Here you are! Your journal kept your page warm.');
  });

  it('is for oneself only', async () => {
    const other = (await app.agent().register()).id;
    expect((await child.get(`/api/wonderling-message/${other}`)).status).toBe(403);
    expect((await app.agent().get(`/api/wonderling-message/${userId}`)).status).toBe(401);
  });
});
