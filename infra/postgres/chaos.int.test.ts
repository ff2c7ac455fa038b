import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Sql } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

// Fails on an unpatched client within a second; see patches/README.md.
const CUTTING_MS = 3_000;
const MOST_CUTTING_MS = 20_000;
/** Cuts, and transactions that ended between them, for the test to say anything. */
const ENOUGH = 10;
const CUT_EVERY_MS = 15;
/** So many cuts come in a row, and then none until a transaction has ended: a slow machine ends none between two of them. */
const CUTS_IN_A_ROW = 5;
const MOST_PAUSE_MS = 500;
const WORKERS = 16;
const POOL = 4;
/** A connection that is cut while it is being made is given up after 10 s (connect.ts), and its work waits for the next. */
const SETTLED_WITHIN_MS = 30_000;
const VICTIM = 'victim';

/** What is done while connections are cut; each checks that its answer is its own. Parts of a transaction are numbered. */
const WORK = {
  async query(sql: Sql, id: number) {
    expect(await sql`select ${id}::int as id`).toEqual([{ id }]);
  },
  async longAnswer(sql: Sql, id: number) {
    const rows = await sql`select ${id}::int as id, repeat('x', 2000) as pad from generate_series(1, 100)`;
    expect(rows.filter((row) => row?.id === id)).toHaveLength(100);
  },
  async longQuestion(sql: Sql, id: number) {
    const pad = 'y'.repeat(30_000);
    expect(await sql`select ${id}::int as id, length(${pad}::text) as length`).toEqual([{ id, length: pad.length }]);
  },
  async transaction(sql: Sql, id: number) {
    await sql.begin(async (tx) => {
      await tx`insert into parts values (${id}, 1)`;
      await Promise.all([tx`insert into parts values (${id}, 2)`, tx`insert into parts values (${id}, 3)`]);
    });
  },
  async transactionThatGoesOn(sql: Sql, id: number) {
    await sql.begin(async (tx) => {
      for (const part of [1, 2, 3]) {
        await tx`insert into parts values (${id}, ${part})`.catch(() => undefined);
        await delay(2);
      }
    });
  },
  async reservation(sql: Sql, id: number) {
    const reserved = await sql.reserve();
    try {
      expect(await reserved`select ${id}::int as id`).toEqual([{ id }]);
      await Promise.all([reserved`select 1`, reserved`select pg_sleep(0.002)`]);
    } finally {
      reserved.release();
    }
  },
  async cursor(sql: Sql, id: number) {
    let read = 0;
    for await (const rows of sql`select ${id}::int as id from generate_series(1, 100)`.cursor(10)) {
      read += rows.filter((row) => row.id === id).length;
      await delay(1);
    }
    expect(read).toBe(100);
  },
  async copy(sql: Sql, id: number) {
    const stream = await sql`copy copied from stdin`.writable();
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject);
      stream.once('finish', resolve);
      stream.write(`${id}\n`);
      setTimeout(() => stream.end(`${id}\n`), 2);
    });
  },
} satisfies Record<string, (sql: Sql, id: number) => Promise<void>>;

const TRANSACTIONS = ['transaction', 'transactionThatGoesOn'];

describe('the pool, while its connections are cut under load', () => {
  let database: TestDatabase;
  let sql: Sql;
  beforeEach(async () => {
    database = await createTestDatabase();
    await database.sql.unsafe('create table parts (id int, part int); create table copied (id int)');
    sql = connect(database.url, { max: POOL, applicationName: VICTIM, statementTimeout: 5_000 });
  });
  afterEach(async () => {
    await sql.end({ timeout: 0 });
    await database.drop();
  });

  it('settles every piece of work, mixes up none, loses none that it acknowledged, and works afterwards', {
    timeout: 60_000,
  }, async () => {
    const unsettled = new Map<number, string>();
    const acknowledged = new Set<number>();
    const wrong: unknown[] = [];
    let cuts = 0;
    let next = 0;

    const begun = Date.now();
    /** On a slow machine few transactions end between two cuts. */
    const goesOn = () =>
      Date.now() < begun + CUTTING_MS || (acknowledged.size <= ENOUGH && Date.now() < begun + MOST_CUTTING_MS);
    const worker = async () => {
      while (goesOn()) {
        const id = ++next;
        const kinds = Object.entries(WORK);
        const [kind, work] = kinds[id % kinds.length] ?? ['query', WORK.query];
        unsettled.set(id, kind);
        await work(sql, id).then(
          () => TRANSACTIONS.includes(kind) && acknowledged.add(id),
          (error) => error instanceof Error && error.name === 'AssertionError' && wrong.push(error),
        );
        unsettled.delete(id);
      }
    };
    const cutter = async () => {
      while (goesOn()) {
        const cut = await database.sql`
          select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${VICTIM}
          order by random() limit 1`;
        cuts += cut.length;
        await delay(CUT_EVERY_MS);
        if (cuts % CUTS_IN_A_ROW > 0) continue;
        const before = acknowledged.size;
        const pausedAt = Date.now();
        while (acknowledged.size === before && Date.now() < pausedAt + MOST_PAUSE_MS) await delay(1);
      }
    };
    await Promise.race([
      Promise.all([cutter(), ...Array.from({ length: WORKERS }, worker)]),
      delay(MOST_CUTTING_MS + SETTLED_WITHIN_MS, undefined, { ref: false }),
    ]);

    expect([...unsettled.values()]).toEqual([]);
    expect(wrong).toEqual([]);
    expect(cuts).toBeGreaterThan(ENOUGH);

    const parts = await database.sql`select id, count(*)::int as count from parts group by id`;
    expect(parts.filter(({ count }) => count !== 3)).toEqual([]);
    const kept = new Set(parts.map(({ id }) => id));
    expect(acknowledged.size).toBeGreaterThan(ENOUGH);
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);

    // As many at once as the pool has places: none was lost.
    const reserved = await Promise.all(Array.from({ length: POOL }, () => sql.reserve()));
    for (const [index, one] of reserved.entries()) {
      expect(await one`select ${index}::int as index`).toEqual([{ index }]);
      one.release();
    }
  });
});
