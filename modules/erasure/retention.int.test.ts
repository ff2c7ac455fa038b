import { compose } from '@wonderlings/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { MODULES } from '../../apps/server/modules.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { forgetExpiredDevices } from '../account/forget-expired-devices.ts';
import { eraseSleepers } from './erase-account.ts';
import { keepRetention } from './retention.ts';
import { RETENTION_RULES } from './retention-catalogue.ts';

const PASSWORD = 'three odd words';
/** Jobs of the server itself, which no module has. */
const OF_THE_SERVER = ['remove-expired-sessions'];

let app: WonderlingsApp;
beforeAll(async () => {
  app = await startWonderlingsApp(MODULES, { keepsSessions: true, keeping: { backupDays: 30, retentionYears: 3 } });
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
  const { registry } = compose(MODULES);
  for (const { job, event } of RETENTION_RULES) {
    expect([...jobs, ...OF_THE_SERVER]).toContain(job);
    if (event !== null) expect([...registry.keys()]).toContain(event);
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
  const keeping = { backupDays: 30, retentionYears: undefined };
  await keepRetention({ ...app.dependencies, keeping });
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
