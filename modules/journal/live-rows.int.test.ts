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
  await child.post('/api/moods', { feeling: 'Angry', baseFeelingName: 'Angry', note: 'Grr! 🦖', emoji: '😠' });
  // An afternoon that was forgotten: it joins nothing, and counts.
  app.setClock('2026-03-01');
  await child.post('/api/moods', { feeling: 'Journal Entry', note: 'I found an old ticket.' });
});
afterAll(() => app.close());

const tables = MODULES.filter(({ name }) => name !== 'account')
  .flatMap((module) => module.tables)
  .filter(
    // One that folds nothing stays empty on purpose.
    ({ folds }) => folds.length > 0,
  );
const inOrder = (rows: readonly TableRow[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

describe('the live rows of a child', () => {
  it.each(tables.map((table): [string, ReadTable] => [table.name, table]))(
    'are what its events say, in %s',
    async (name, table) => {
      const { sql } = app.database;
      const live = await sql<TableRow[]>`select * from ${sql(`read.${name}`)} where ${sql(table.owner)} = ${childId}`;
      const folded = rowsAfter(table, await app.history(childId));
      expect(folded.length).toBeGreaterThan(0);
      expect(inOrder(live)).toEqual(inOrder(folded));
    },
  );
});
