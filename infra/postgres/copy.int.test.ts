import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from './connect.ts';
import { copyIn, copyOut } from './copy.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';
import { poolWithin } from './within.ts';

const ROWS = 20_000;

let database: TestDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection: what is stuck on it is stuck for all.
  sql = database.connect({ max: 1 });
  await sql`create table numbers (number integer primary key, words text not null)`;
});
afterAll(() => database.drop());

const countIn = async (table: string) => (await sql`select count(*)::int as rows from ${sql(table)}`)[0]?.rows;

describe('COPY', () => {
  it('gives out more than a stream holds, and the connection answers afterwards', async () => {
    // Sizes around that of the stream's buffer, read late: the end comes while it is full.
    for (const rows of [0, 1, 10, 100, 300, 1_000, ROWS]) {
      const stream = await copyOut(
        sql,
        `copy (select n, repeat('x', 100) from generate_series(1, ${rows}) n) to stdout`,
      );
      await new Promise((resolve) => setImmediate(resolve));
      const text = Buffer.concat(await stream.toArray()).toString();
      expect(text.split('\n')).toHaveLength(rows + 1);
      expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    }
  });

  it('takes in what another gave out', async () => {
    await sql`insert into numbers select n, 'a' || chr(9) || chr(10) || n from generate_series(1, ${ROWS}) n`;
    await sql`create table copied (like numbers)`;
    const text = await (await copyOut(sql, 'copy (select * from numbers) to stdout')).toArray();
    await sql.begin((tx) => copyIn(tx, 'copy copied from stdin', Readable.from(text)));
    const [other] = await sql`select count(*)::int as rows from numbers natural join copied`;
    expect(other?.rows).toBe(ROWS);
  });

  it('keeps nothing of a source that fails, and nothing that Postgres refuses', async () => {
    await sql`create table strict (number integer)`;
    async function* failing() {
      yield Buffer.from('1\n');
      throw new Error('The disk is gone');
    }
    const copied = (chunks: AsyncIterable<Uint8Array>) =>
      sql.begin((tx) => copyIn(tx, 'copy strict from stdin', chunks));
    await expect(copied(failing())).rejects.toThrow('The disk is gone');
    await expect(copied(Readable.from([Buffer.from('1\nno number\n')]))).rejects.toThrow(/invalid input syntax/);
    expect(await countIn('strict')).toBe(0);
  });
});

describe('a transaction as a pool', () => {
  it('undoes what was committed inside it with the one around it', async () => {
    await sql`create table inner_work (number integer)`;
    const cut = sql.begin(async (tx) => {
      const pool = poolWithin(tx);
      await pool.begin((inner) => inner`insert into inner_work values (1)`);
      await expect(
        pool.begin(async (inner) => {
          await inner`insert into inner_work values (2)`;
          throw new Error('Undone alone');
        }),
      ).rejects.toThrow('Undone alone');
      expect(await pool`select number from inner_work`).toEqual([{ number: 1 }]);
      throw new Error('Cut off');
    });
    await expect(cut).rejects.toThrow('Cut off');
    expect(await countIn('inner_work')).toBe(0);
  });
});
