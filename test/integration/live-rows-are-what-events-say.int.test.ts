import { DEMO_GROWN_UP_PASSWORD } from '@wonderlings/account/contract';
import type { ReadTable, TableRow } from '@wonderlings/kernel';
import { rowsAfter } from '@wonderlings/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';

let app: WonderlingsApp;
let childId: string;
beforeAll(async () => {
  app = await startWonderlingsApp();
  const child = app.agent();
  await child.post('/api/login', { username: 'demo', password: 'wonderlings-demo' });
  childId = (await child.get('/api/user')).body.id;
  await child.put('/api/user/settings', { selectedWonderling: 1 });
  const grr = { feeling: 'Angry', baseFeelingName: 'Angry', note: 'Grr! 🦖', emoji: '😠' };
  const { body: mood } = await child.post('/api/moods', grr);
  await child.post(`/api/history/notes/${mood.id}/shown`);
  await child.post('/api/grown-up/open', { password: DEMO_GROWN_UP_PASSWORD });
  expect((await child.post('/api/grown-up/keepsakes')).status).toBe(201);
  // An afternoon that was forgotten: it joins nothing, and counts.
  app.setClock('2026-03-01');
  await child.post('/api/moods', { feeling: 'Journal Entry', note: 'I found an old ticket.' });
});
afterAll(() => app.close());

const tables = MODULES.filter(({ name }) => name !== 'account')
  .flatMap((module) => module.tables)
  .filter(
    // One that folds nothing stays empty on purpose, receipts are of children who are gone, and a demo's history came from no file.
    ({ folds, name }) => folds.length > 0 && name !== 'receipts' && name !== 'moved_histories',
  );
const keyOf = (table: ReadTable, row: TableRow) => JSON.stringify(table.key.map((name) => row[name]));
const inOrder = (table: ReadTable, rows: readonly TableRow[]) =>
  [...rows].sort((a, b) => (keyOf(table, a) < keyOf(table, b) ? -1 : 1));

describe('the live rows of a child', () => {
  it.each(tables.map((table): [string, ReadTable] => [table.name, table]))(
    'are what its events say, in %s',
    async (_, table) => {
      const live = await app.liveRows(table, childId);
      const folded = rowsAfter(table, await app.history(childId));
      expect(folded.length).toBeGreaterThan(0);
      // Down to the last field of what is JSON.
      expect(inOrder(table, live)).toEqual(inOrder(table, folded));
    },
  );
});
