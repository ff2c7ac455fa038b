import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertMigrated, defineMigrations, migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const pets = { name: '0001-pets', sql: 'create table pets (name text); create table visits (pet text);' };
const aPet = { name: '0002-a-pet', sql: `insert into pets values ('Momo')` };
const broken = { name: '0002-broken', sql: `insert into pets values ('Lost'); select * from nowhere` };

describe('migrate', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('applies every file once, however often it runs', async () => {
    const set = defineMigrations('clinic', [pets, aPet]);
    await migrate(database.sql, [set]);
    await migrate(database.sql, [set]);
    expect(await database.sql`select name from pets`).toEqual([{ name: 'Momo' }]);
  });

  it('applies every file once when five runners start together', async () => {
    const set = defineMigrations('clinic', [pets, aPet, { name: '0003-slow', sql: 'select pg_sleep(0.1)' }]);
    await Promise.all(Array.from({ length: 5 }, () => migrate(database.connect(), [set])));
    expect(await database.sql`select name from pets`).toEqual([{ name: 'Momo' }]);
    const applied = await database.sql`select file from public.migrations order by file`;
    expect(applied.map(({ file }) => file)).toEqual(['0001-pets', '0002-a-pet', '0003-slow']);
  });

  it('adds only what is new to a database of an older version', async () => {
    await migrate(database.sql, [defineMigrations('clinic', [pets])]);
    await migrate(database.sql, [defineMigrations('clinic', [pets, aPet])]);
    expect(await database.sql`select name from pets`).toEqual([{ name: 'Momo' }]);
  });

  it('is not needed by what only looks, which refuses a database that lacks a file and leaves it as it is', async () => {
    const older = defineMigrations('clinic', [pets]);
    const newer = defineMigrations('clinic', [pets, aPet]);
    const lacks = (file: string) => `The database has not seen migration clinic/${file} yet.`;
    await expect(assertMigrated(database.sql, [older])).rejects.toThrow(lacks('0001-pets'));
    await migrate(database.sql, [older]);
    await expect(assertMigrated(database.sql, [older])).resolves.toBeUndefined();
    await expect(assertMigrated(database.sql, [newer])).rejects.toThrow(lacks('0002-a-pet'));
    expect(await database.sql`select name from pets`).toEqual([]);
  });

  it('keeps sets with the same file names apart', async () => {
    const school = defineMigrations('school', [{ name: '0001-pets', sql: 'create table pupils (name text)' }]);
    await migrate(database.sql, [defineMigrations('clinic', [pets]), school]);
    expect(await database.sql`select * from pupils`).toEqual([]);
  });

  it('leaves nothing of a file that fails, and all of the files before it', async () => {
    const run = migrate(database.sql, [defineMigrations('clinic', [pets, broken])]);
    await expect(run).rejects.toThrow('nowhere');
    expect(await database.sql`select name from pets`).toEqual([]);
    await migrate(database.sql, [defineMigrations('clinic', [pets, aPet])]);
    expect(await database.sql`select name from pets`).toEqual([{ name: 'Momo' }]);
  });

  it('refuses a file that was changed after it was applied, by its name', async () => {
    await migrate(database.sql, [defineMigrations('clinic', [pets])]);
    const changed = defineMigrations('clinic', [{ ...pets, sql: 'create table cats (name text)' }, aPet]);
    await expect(migrate(database.sql, [changed])).rejects.toThrow(
      'Migration clinic/0001-pets has changed since it was applied: add a new file instead.',
    );
    expect(await database.sql`select name from pets`).toEqual([]);
  });

  it('refuses a database that a newer version has migrated', async () => {
    await migrate(database.sql, [defineMigrations('clinic', [pets, aPet])]);
    await expect(migrate(database.sql, [defineMigrations('clinic', [pets])])).rejects.toThrow(
      'Migration clinic/0002-a-pet was applied to this database, but this version does not have it.',
    );
  });
});

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own', async () => {
    const migrations = [defineMigrations('clinic', [pets, aPet])];
    const [one, two] = await Promise.all([createTestDatabase({ migrations }), createTestDatabase({ migrations })]);
    await one.sql`insert into pets values ('Nori')`;
    expect(await one.sql`select count(*) from pets`).toEqual([{ count: '2' }]);
    expect(await two.sql`select count(*) from pets`).toEqual([{ count: '1' }]);
    await Promise.all([one.drop(), two.drop()]);
  });
});
