import { assembleModules } from '@wonderlings/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { MODULES } from '../../apps/server/modules.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { endUnusedSessions, forgetExpiredDevices } from '../../modules/account/end-expired-sign-ins.ts';
import { eraseSleepers } from '../../modules/erasure/erase-account.ts';
import { keepRetention } from '../../modules/erasure/retention.ts';
import { RETENTION_RULES } from '../../modules/erasure/retention-catalogue.ts';

const PASSWORD = 'three odd words';

let app: WonderlingsApp;
beforeAll(async () => {
  app = await startWonderlingsApp(MODULES, { keepsSessions: true, retention: { backupDays: 30, retentionYears: 3 } });
});
afterAll(() => app.close());

const keep = async () => {
  await keepRetention(app.dependencies);
  await eraseSleepers({ ...app.dependencies, modules: MODULES }).run();
};
const typesOf = async (childId: string) => (await app.history(childId)).map(({ type }) => type);
const retentionOf = async (agent: TestAgent) => (await agent.get('/api/erasure')).body.retention;
/** What a job appends is read a moment later. */
const read = async (childId: string, announced: boolean) =>
  vi.waitFor(async () => {
    const rows = await app.database.sql`select announced_at from read.account_uses where user_id = ${childId}`;
    expect(rows[0]?.announced_at !== null).toBe(announced);
  });

it('names jobs and events that there are', () => {
  const jobs = MODULES.flatMap((module) => module.jobs?.(app.dependencies) ?? []).map(({ name }) => name);
  const { registry } = assembleModules(MODULES);
  for (const { job, event } of RETENTION_RULES) {
    expect(jobs).toContain(job);
    expect([...registry.keys()]).toContain(event);
  }
});

it('announces the end of an unused account a year before, and erases it then, but not one that was used', async () => {
  app.setClock('2026-05-01');
  const [gone, back] = [app.agent(), app.agent()];
  const [left, stayed] = [await gone.register(), await back.register()];
  expect(await retentionOf(gone)).toEqual({ years: 3, eraseOn: '2029-05-01', isAnnounced: false });
  app.setClock('2028-04-30');
  await keep();
  expect(await typesOf(left.id)).not.toContain('RetentionAnnounced');

  app.setClock('2028-05-03');
  await keep();
  await keep();
  await read(left.id, true);
  for (const { id } of [left, stayed]) {
    const announced = (await app.history(id)).filter(({ type }) => type === 'RetentionAnnounced');
    expect(announced.map(({ data, actor }) => [data, actor])).toEqual([[{ eraseOn: '2029-05-03' }, 'system']]);
  }
  await back.post('/api/login', { username: stayed.username, password: PASSWORD });
  expect(await retentionOf(back)).toEqual({ years: 3, eraseOn: '2031-05-03', isAnnounced: false });

  app.setClock('2029-05-02');
  await keep();
  expect((await app.dependencies.vault.keysOf([left.id])).get(left.id)).not.toBeNull();
  app.setClock('2029-05-04');
  await keep();
  expect((await app.dependencies.vault.keysOf([left.id])).get(left.id)).toBeNull();
  expect((await app.history(left.id)).at(-1)).toMatchObject({ type: 'ChildErased', data: { reason: 'retention' } });
  expect((await app.dependencies.vault.keysOf([stayed.id])).get(stayed.id)).not.toBeNull();
});

it('gives an account its year also where the setting came after all its years', async () => {
  app.setClock('2026-05-01');
  const { id } = await app.agent().register();
  app.setClock('2036-01-01');
  await keep();
  await read(id, true);
  await keep();
  app.setClock('2036-12-31');
  await keep();
  expect((await app.dependencies.vault.keysOf([id])).get(id)).not.toBeNull();
  app.setClock('2037-01-02');
  await keep();
  expect((await app.dependencies.vault.keysOf([id])).get(id)).toBeNull();
});

it('erases nothing where no years are set', async () => {
  app.setClock('2026-05-01');
  const { id } = await app.agent().register();
  app.setClock('2096-05-01');
  const retention = { backupDays: 30, retentionYears: undefined };
  await keepRetention({ ...app.dependencies, retention });
  expect(await app.dependencies.vault.sleepOf(id)).toBeNull();
  expect(await typesOf(id)).not.toContain('RetentionAnnounced');
});

it('says in the history when a remembered device is over, once', async () => {
  app.setClock('2026-05-01');
  const { id } = await app.agent().register();
  app.setClock('2026-05-30');
  await forgetExpiredDevices(app.dependencies);
  expect(await typesOf(id)).not.toContain('SignedOutElsewhere');
  app.setClock('2026-06-01');
  await forgetExpiredDevices(app.dependencies);
  await forgetExpiredDevices(app.dependencies);
  const ended = (await app.history(id)).filter(({ type }) => type === 'SignedOutElsewhere');
  expect(ended.map(({ data, actor }) => [data, actor])).toEqual([[{ why: 'expired' }, 'system']]);
});

describe('a place where a child is signed in without a remembered device', () => {
  /** A child that signed in there in the evening of May 1 in London, which was May 2 where it was. */
  async function signedInThere() {
    app.setClock('2026-05-01T23:30:00.000Z');
    const { id, username } = await app.agent().register();
    const there = app.agent();
    const body = { username, password: PASSWORD, rememberDevice: false };
    await there.post('/api/login', body, { headers: { 'time-zone': 'Asia/Tokyo' } });
    return { id, username, there };
  }
  const toldOf = async (childId: string) =>
    (await app.history(childId))
      .filter(({ type }) => type === 'SessionExpired')
      .map(({ data, actor }) => [data, actor]);

  it('is told of once when it was not used for 12 hours, on the day of its last use', async () => {
    const { id, username, there } = await signedInThere();
    app.setClock('2026-05-02T11:29:00.000Z');
    await endUnusedSessions(app.dependencies);
    expect(await toldOf(id)).toEqual([]);
    app.setClock('2026-05-04T11:31:00.000Z');
    await endUnusedSessions(app.dependencies);
    await endUnusedSessions(app.dependencies);
    expect(await toldOf(id)).toEqual([[{ lastUsedOn: '2026-05-02' }, 'system']]);
    await there.login(username, PASSWORD);
    const { body } = await there.get('/api/history?actor=system');
    expect(body).toMatchObject([
      { localDate: '2026-05-02', time: null, sentence: 'One place signed you out after 12 hours without you.' },
    ]);
  });

  it('is told of once by a job that was cut off in between, and in the way of no other', async () => {
    const [first, second] = [await signedInThere(), await signedInThere()];
    app.setClock('2026-05-03');
    const { children, vault } = app.dependencies;
    const listed = async () => (await vault.unusedSessions(app.dependencies.now(), 10)).map(({ childId }) => childId);
    const execute = () => Promise.reject(new Error('The log is away'));
    const away = endUnusedSessions({ ...app.dependencies, children: { ...children, execute } });
    await expect(away).rejects.toThrow('2 sign-ins could not be ended (endUnusedSessions)');
    expect(new Set(await listed())).toEqual(new Set([first.id, second.id]));
    const endSignIn = async (childId: string, place: string) => {
      if (childId === first.id) throw new Error('cut off');
      return vault.endSignIn(childId, place);
    };
    const cutOff = endUnusedSessions({ ...app.dependencies, vault: { ...vault, endSignIn } });
    await expect(cutOff).rejects.toThrow('1 sign-ins could not be ended (endUnusedSessions)');
    expect(await listed()).toEqual([first.id]);
    await endUnusedSessions(app.dependencies);
    expect([await toldOf(first.id), await toldOf(second.id)]).toEqual([
      [[{ lastUsedOn: '2026-05-02' }, 'system']],
      [[{ lastUsedOn: '2026-05-02' }, 'system']],
    ]);
  });

  it('is not told of where it was signed out', async () => {
    const { id, there } = await signedInThere();
    await there.post('/api/logout');
    app.setClock('2026-05-03');
    await endUnusedSessions(app.dependencies);
    expect(await toldOf(id)).toEqual([]);
  });
});
