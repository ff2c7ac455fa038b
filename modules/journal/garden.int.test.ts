import { describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { JOURNAL_FEELING } from './contract.ts';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const feel = (feeling: string) => child.post('/api/moods', { feeling, baseFeelingName: feeling, note: 'A secret.' });
const garden = async () => (await child.get('/api/garden')).body;

describe('GET /api/garden', () => {
  it('has nothing before the first day', async () => {
    expect(await garden()).toEqual([]);
  });

  it('shows a feeling at once, a rest day, a page and what else was done, without a word of the child', async () => {
    await feel('Okay');
    app.setClock('2026-05-03T15:00:00.000Z');
    await feel('Worried');
    app.setClock('2026-05-03T16:00:00.000Z');
    await child.post('/api/moods', { feeling: JOURNAL_FEELING, note: 'A secret.' });
    const session = { activityType: 'breath', duration: 60, completed: true, data: { kind: 'breath/zola' } };
    expect((await child.post('/api/activity-sessions', session)).status).toBe(201);
    expect(await garden()).toEqual([
      { localDate: '2026-05-03', feelings: ['Worried', JOURNAL_FEELING], isRestDay: false, deeds: ['breath'] },
      { localDate: '2026-05-02', feelings: [], isRestDay: true, deeds: [] },
      { localDate: '2026-05-01', feelings: ['Okay'], isRestDay: false, deeds: [] },
    ]);
  });

  it('grows a late afternoon where it belongs', async () => {
    await feel('Okay');
    app.setClock('2026-05-03');
    await feel('Okay');
    app.setClock('2026-05-02');
    await feel('Calm');
    expect((await garden())[1]).toEqual({ localDate: '2026-05-02', feelings: ['Calm'], isRestDay: false, deeds: [] });
  });

  it('is shut without a session and for another child, and open by the own name', async () => {
    const other = (await app.agent().register()).id;
    const statuses = [
      await app.agent().get('/api/garden'),
      await child.get(`/api/garden?userId=${other}`),
      await child.get('/api/garden?userId=1'),
      await child.get(`/api/garden?userId=${userId}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403, 200]);
  });
});
