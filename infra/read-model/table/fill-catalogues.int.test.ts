import type { CatalogueTable } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModelMigrations } from '../migrations.ts';
import { fillCatalogues } from './fill-catalogues.ts';

const stickers: CatalogueTable = {
  name: 'stickers',
  columns: { id: { type: 'integer' }, name: { type: 'text' }, tags: { type: 'text[]' } },
  key: ['id'],
  rows: [
    { id: 1, name: 'Fox', tags: ['forest'] },
    { id: 2, name: 'Whale', tags: [] },
  ],
};

describe('filling the catalogues', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [readModelMigrations] });
  });
  afterEach(() => database.drop());

  const rows = () => database.sql`select * from read.stickers order by id`;
  const relation = () => database.sql`select 'read.stickers'::regclass::oid as oid`;

  it('writes the rows, and leaves them alone while they are the same', async () => {
    await fillCatalogues(database.sql, [stickers]);
    expect(await rows()).toEqual(stickers.rows);
    const before = await relation();
    await fillCatalogues(database.sql, [stickers]);
    expect(await relation()).toEqual(before);
  });

  it('writes what changed, adds what is new and removes what is no more', async () => {
    await fillCatalogues(database.sql, [stickers]);
    const changed: CatalogueTable = {
      ...stickers,
      columns: { ...stickers.columns, rare: { type: 'boolean' } },
      rows: [
        { id: 2, name: 'Blue whale', tags: ['sea'], rare: true },
        { id: 3, name: 'Owl', tags: ['night'], rare: false },
      ],
    };
    await fillCatalogues(database.sql, [changed]);
    expect(await rows()).toEqual(changed.rows);
  });

  it('leaves what is there when a row does not fit', async () => {
    await fillCatalogues(database.sql, [stickers]);
    const unfit: CatalogueTable = { ...stickers, rows: [{ id: 'one', name: 'Fox', tags: [] }] };
    await expect(fillCatalogues(database.sql, [unfit])).rejects.toThrow('integer');
    expect(await rows()).toEqual(stickers.rows);
  });

  it('happens once when several processes start together', async () => {
    const pools = [database.sql, database.connect(), database.connect()];
    await Promise.all(pools.map((sql) => fillCatalogues(sql, [stickers])));
    expect(await rows()).toEqual(stickers.rows);
  });
});
