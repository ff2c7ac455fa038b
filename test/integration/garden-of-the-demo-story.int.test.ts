import { createPostgresEventStore } from '@wonderlings/event-store';
import { assembleModules } from '@wonderlings/kernel';
import { verifyTables } from '@wonderlings/read-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { gardenDays } from '../../modules/journal/garden-table.ts';

let app: WonderlingsApp;
beforeAll(async () => {
  app = await startWonderlingsApp();
});
afterAll(() => app.close());

it('the garden of a demo child has three weeks in it, and is exactly what the events say', async () => {
  const visitor = app.agent();
  await visitor.post('/api/login', { username: 'demo', password: 'wonderlings-demo' });
  expect((await visitor.get('/api/garden')).body.length).toBeGreaterThan(18);

  const { sql } = app.database;
  const { registry, tables } = assembleModules(MODULES);
  const store = createPostgresEventStore({ sql: app.database.connect() });
  const only = [gardenDays.name];
  const found = await verifyTables({ sql, store, keys: app.dependencies.vault, registry, tables }, { tables: only });
  await store.close();
  expect(found).toMatchObject({ differing: 0, differences: [], notCompared: [], compared: only });
});
