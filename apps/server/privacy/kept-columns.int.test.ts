import { eventLogMigrations } from '@wonderlings/event-store';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { vaultMigrations } from '@wonderlings/vault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS } from './server-keeps.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [eventLogMigrations, vaultMigrations] });
});
afterAll(() => database.drop());

/** `schema.table.column` of a migrated database. */
async function columnsOf(schemas: readonly string[]): Promise<{ name: string; type: string }[]> {
  const rows = await database.sql<{ name: string; type: string }[]>`
    select table_schema || '.' || table_name || '.' || column_name as name, data_type as type
    from information_schema.columns where table_schema = any(${[...schemas]})`;
  return [...rows];
}
const described = Object.entries(COLUMNS).flatMap(([schema, tables]) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, { guard }]) => ({ name: `${schema}.${table}.${column}`, guard })),
  ),
);

describe('the columns of vault and log', () => {
  it('are described for the privacy page, each of them and no other', async () => {
    const there = await columnsOf(Object.keys(COLUMNS));
    expect(there.length).toBeGreaterThan(50);
    const name = (column: { name: string }) => column.name;
    expect(described.map(name).toSorted()).toEqual(there.map(name).toSorted());
  });

  it('are not called sealed or hashed when they hold readable things', async () => {
    const types = new Map((await columnsOf(Object.keys(COLUMNS))).map(({ name, type }) => [name, type]));
    const readable = described.filter(({ name, guard }) => guard !== 'open' && types.get(name) !== 'bytea');
    // The hash of a password or of a code says how it was made, so it is text; of a time zone the column is empty (ADR 0020).
    expect(readable.map(({ name }) => name).toSorted()).toEqual([
      'log.events.time_zone',
      'log.sandbox_events.time_zone',
      'vault.accounts.password_hash',
      'vault.device_lines.code_hash',
      'vault.grown_ups.password_hash',
    ]);
  });
});
