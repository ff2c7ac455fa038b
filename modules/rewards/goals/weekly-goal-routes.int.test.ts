import { describe, expect, it } from 'vitest';
import type { TestAgent } from '../../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../../apps/server/testing-wonderlings.ts';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const breathe = () =>
  child.post('/api/activity-sessions', {
    activityType: 'breath',
    duration: 36,
    data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
    completed: true,
  });
const get = async (path: string) => (await child.get(path)).body;

describe('a goal for the week', () => {
  const goal = () => get('/api/weekly-goal');
  const choose = (id: unknown) => child.put('/api/weekly-goal', { goal: id });
  const tick = () => child.post('/api/weekly-goal/tick');

  it('is none at first', async () => {
    expect(await goal()).toEqual({
      week: '2026-04-27',
      goal: null,
      current: 0,
      needed: 0,
      met: false,
      days: [],
      canTick: false,
    });
  });

  it('counts what is done in its week, is met once, and is earned with', async () => {
    const { body } = await choose('breathe-two-days');
    expect(body).toMatchObject({
      week: '2026-04-27',
      goal: { id: 'breathe-two-days', countedBy: 'app' },
      current: 0,
      needed: 2,
    });
    await breathe();
    expect(await goal()).toMatchObject({ current: 1, days: ['2026-05-01'], met: false });
    app.setClock('2026-05-03');
    expect((await breathe()).body.newRewards).toContainEqual(
      expect.objectContaining({ kind: 'goal', id: 'breathe-two-days', description: 'You came back to your breath.' }),
    );
    expect(await goal()).toMatchObject({ current: 2, met: true });
    expect(await get('/api/goals-met')).toEqual([
      {
        id: expect.any(String),
        goalId: 'breathe-two-days',
        title: 'Two soft breaths',
        icon: 'goal/breathe-two-days',
        category: 'calm',
        week: '2026-04-27',
        localDate: '2026-05-03',
        dateMet: '2026-05-03T12:00:00.000Z',
      },
    ]);
    app.setClock('2026-05-04');
    expect(await goal()).toMatchObject({ week: '2026-05-04', goal: null });
  });

  it('that happens elsewhere is ticked once a day, until it is met', async () => {
    await choose('do-a-kind-thing');
    expect((await tick()).body).toMatchObject({ current: 1, needed: 2, canTick: false, days: ['2026-05-01'] });
    expect((await tick()).body).toMatchObject({ current: 1 });
    app.setClock('2026-05-02');
    expect(await goal()).toMatchObject({ canTick: true });
    const { body } = await tick();
    expect(body).toMatchObject({ current: 2, met: true, canTick: false });
    expect(body.newRewards).toContainEqual(expect.objectContaining({ kind: 'goal', id: 'do-a-kind-thing' }));
    app.setClock('2026-05-03');
    expect((await tick()).body.newRewards).toEqual([]);
    const ticks = (await app.history(userId)).filter(({ type }) => type === 'GoalTicked');
    expect(ticks).toHaveLength(2);
  });

  it('may be swapped and put aside, and what was done for it is kept', async () => {
    await choose('do-a-kind-thing');
    await tick();
    expect((await choose('breathe-two-days')).body).toMatchObject({ goal: { id: 'breathe-two-days' }, current: 0 });
    expect((await choose(null)).body).toMatchObject({ goal: null });
    expect((await choose('do-a-kind-thing')).body).toMatchObject({ current: 1, days: ['2026-05-01'] });
  });

  it('is refused where there is none such, or none to tick', async () => {
    expect((await choose('world-peace')).status).toBe(404);
    expect((await choose(7)).status).toBe(400);
    expect(await tick()).toMatchObject({ status: 409, body: { code: 'rewards.no-goal' } });
    await choose('breathe-two-days');
    expect(await tick()).toMatchObject({ status: 409, body: { code: 'rewards.goal-counts-itself' } });
  });
});
