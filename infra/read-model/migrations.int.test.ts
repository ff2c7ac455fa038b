import { PARTITION_COUNT } from '@wonderlings/kernel';
import { defineMigrations, migrate } from '@wonderlings/postgres';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModelMigrations } from './migrations.ts';

const LINES = `
  select l.name, l.partition, l.epoch::int, c.position from read_model.lines l
  join read_model.checkpoints c on c.id = l.checkpoint and c.partition = l.partition order by l.name, l.partition`;

describe('the bookkeeping of a database of before there were partitions', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    const before = defineMigrations('read-model', readModelMigrations.files.slice(0, 1));
    database = await createTestDatabase({ migrations: [before] });
    await database.sql`
      insert into read_model.tables (name, generation, fingerprint, epoch, position) values
        ('moods', 2, 'f', 3, '70'), ('streaks', 1, 'g', 1, '70'), ('users', 1, 'h', 2, '9'), ('new', 1, 'unbuilt', 0, null)`;
    await migrate(database.sql, [readModelMigrations]);
  });
  afterEach(() => database.drop());

  it('goes on in every partition from where each table was', async () => {
    const partitions = Array.from({ length: PARTITION_COUNT }, (_, partition) => partition);
    const expected = [
      { name: 'moods', epoch: 3, position: '70' },
      { name: 'new', epoch: 0, position: null },
      { name: 'streaks', epoch: 1, position: '70' },
      { name: 'users', epoch: 2, position: '9' },
    ].flatMap((table) => partitions.map((partition) => ({ ...table, partition })));
    expect(await database.sql.unsafe(LINES)).toEqual(expected);
  });

  it('lets no writer of an older release move anything', async () => {
    const older = database.sql`
      select read_model.advance(array['users'], array[1], array[2::bigint], array['9'], '10')`;
    await expect(older).rejects.toMatchObject({ code: '42883' });
  });

  it('keeps lines of other writers apart when lines are regrouped, and tells those that shared a checkpoint by its end', async () => {
    const { sql } = database;
    const of = async (name: string) => {
      const [line] = await sql<{ checkpoint: string; position: string }[]>`
        select l.checkpoint, c.position from read_model.lines l join read_model.checkpoints c on c.id = l.checkpoint
        where l.name = ${name} and l.partition = 4`;
      return line;
    };
    const shared = await of('streaks');
    expect(await of('moods')).toEqual(shared);
    await sql`select read_model.regroup(array['moods', 'users'], array[4, 4]::smallint[])`;
    const [moods, streaks, users] = [await of('moods'), await of('streaks'), await of('users')];
    expect(new Set([shared?.checkpoint, moods?.checkpoint, streaks?.checkpoint, users?.checkpoint]).size).toBe(4);
    expect([moods?.position, streaks?.position, users?.position]).toEqual(['70', '70', '9']);
    const late = sql`select read_model.advance(array[${shared?.checkpoint ?? ''}::uuid], array['70'], '71')`;
    await expect(late).rejects.toMatchObject({ code: 'WF001' });
    const unused = await sql`
      select id from read_model.checkpoints c where not exists (select from read_model.lines l where l.checkpoint = c.id)`;
    expect(unused).toEqual([]);
  });
});
