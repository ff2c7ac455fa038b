import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';

const PASSWORD = 'three odd words';
const GROWN_UP = 'a long grown-up phrase';
const NOON = '2026-05-01T12:00:00.000Z';
const AFTER = '2026-05-02T12:00:01.000Z';

let app: WonderlingsApp;
let child: TestAgent;
let user: { readonly id: string; readonly username: string };
beforeAll(async () => {
  app = await startWonderlingsApp(undefined, { keepsSessions: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(NOON);
  child = app.agent();
  user = await child.register();
  await child.post('/api/moods', { feeling: 'Sad (A little)', note: 'I cried' });
  await app.dependencies.vault.setGrownUpPassword(user.id, GROWN_UP, randomUUID());
});

const ask = (password = PASSWORD) => child.post('/api/erasure', { password });
const signIn = (agent = app.agent()) => agent.post('/api/login', { username: user.username, password: PASSWORD });
const wake = (password: string) => app.agent().post('/api/erasure/undo', { username: user.username, password });
const typesOf = async () => (await app.history(user.id)).map(({ type }) => type);
const receipt = async (number: string) => (await app.agent().get(`/api/receipts/${number}`)).body;

describe('falling asleep', () => {
  it('ends every session and device, says when it is erased, and hands out a receipt that waits', async () => {
    const elsewhere = app.agent();
    await elsewhere.login(user.username, PASSWORD);
    const { status, body } = await ask();
    expect([status, body.eraseAt, body.askedBy]).toEqual([200, '2026-05-02T12:00:00.000Z', 'child']);
    expect(body.receipt).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    for (const agent of [child, elsewhere]) {
      expect((await agent.get('/api/user')).status).toBe(401);
      expect((await agent.post('/api/auto-login')).status).toBe(401);
    }
    expect(await receipt(body.receipt)).toEqual({
      state: 'waiting',
      number: body.receipt,
      eraseAt: '2026-05-02T12:00:00.000Z',
    });
    expect((await typesOf()).at(-1)).toBe('ErasureRequested');
  });

  it('refuses every sign-in, and says to a caller with the password until when it can be woken', async () => {
    const { body } = await ask();
    const refused = await signIn();
    expect([refused.status, refused.body.code]).toEqual([403, 'account.asleep']);
    expect(refused.body.details).toEqual({
      askedAt: NOON,
      eraseAt: '2026-05-02T12:00:00.000Z',
      wakeUntil: '2026-05-02T12:00:00.000Z',
      askedBy: 'child',
      receipt: body.receipt,
    });
    const wrong = await app.agent().post('/api/login', { username: user.username, password: 'some other words' });
    expect([wrong.status, wrong.body.code, wrong.body.details]).toEqual([401, 'account.wrong-sign-in', undefined]);
  });

  it('takes a right password, and only that', async () => {
    const refused = await ask('not my password');
    expect([refused.status, refused.body.fields]).toEqual([403, { password: 'That was not your password.' }]);
    expect((await ask('')).body.fields).toEqual({ password: 'Please enter your password.' });
    expect((await child.get('/api/user')).status).toBe(200);
    expect((await app.agent().post('/api/erasure', { password: PASSWORD })).status).toBe(401);
  });

  it('is a grown-up’s doing with its own password, where its area is open', async () => {
    const asGrownUp = (password: string) => child.post('/api/grown-up/erasure', { password });
    expect((await asGrownUp(GROWN_UP)).body.code).toBe('grown-up.closed');
    await app.database.sql`
      update vault.grown_ups set open_until = ${AFTER}, open_in =
        (select id_hash from vault.sessions where child_id = ${user.id} limit 1) where child_id = ${user.id}`;
    expect([(await asGrownUp(PASSWORD)).body.code]).toEqual(['grown-up.wrong']);
    const { status, body } = await asGrownUp(GROWN_UP);
    expect([status, body.askedBy]).toEqual([200, 'grown-up']);
    expect((await app.history(user.id)).at(-1)).toMatchObject({ type: 'ErasureRequested', actor: 'grown-up' });
  });

  it('is not for a demo, which goes by itself', async () => {
    const demo = app.agent();
    await demo.post('/api/login', { username: 'demo', password: 'wonderlings-demo' });
    const refused = await demo.post('/api/erasure', { password: 'wonderlings-demo' });
    expect([refused.status, refused.body.code]).toEqual([409, 'erasure.demo']);
  });
});

describe('waking', () => {
  it('refuses any other password, and an unknown name, in the same words', async () => {
    await ask();
    const wrong = await wake('some other words');
    const unknown = await app.agent().post('/api/erasure/undo', { username: 'unknown-name', password: PASSWORD });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'erasure.wrong-password']);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('is as good for an account that is awake, and too late after its time', async () => {
    expect((await wake(PASSWORD)).status).toBe(200);
    await ask();
    app.setClock(AFTER);
    expect((await wake(PASSWORD)).body.code).toBe('erasure.too-late');
  });
});

describe('what would be erased', () => {
  it('is counted for a child that is signed in, with what is erased without a request', async () => {
    const { body } = await child.get('/api/erasure');
    expect(body).toMatchObject({ feelings: 1, activities: 0, backupsEnd: '2026-06-01', retention: null });
    expect(body.kinds.map(({ id }: { id: string }) => id)).toEqual(['demo', 'try-out', 'sign-in', 'session', 'file']);
    expect((await app.agent().get('/api/erasure')).status).toBe(401);
  });
});
