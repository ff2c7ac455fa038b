import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Queryable, type Sql } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const CLOSED = { code: expect.stringMatching(/^(CONNECTION_CLOSED|ECONNRESET|EPIPE|57P01)$/) };

describe('a client whose connection is cut', () => {
  let database: TestDatabase;
  let sql: Sql;
  beforeEach(async () => {
    database = await createTestDatabase();
    sql = connect(database.url, { max: 1 });
  });
  afterEach(async () => {
    await sql.end({ timeout: 0 });
    await database.drop();
  });

  const backendOf = async (client: Queryable): Promise<number> => {
    const [row] = await client<{ pid: number }[]>`select pg_backend_pid() as pid`;
    return row?.pid ?? 0;
  };
  const cut = async (pid: number): Promise<void> => {
    await database.sql`select pg_terminate_backend(${pid}, 5000)`;
    // The news has to arrive, too.
    await delay(50);
  };
  const works = async () => expect(await sql`select 7 as seven`).toEqual([{ seven: 7 }]);

  it('rejects what a reservation still asks for, and frees its place', async () => {
    const reserved = await sql.reserve();
    await cut(await backendOf(reserved));
    await expect(reserved`select 1`).rejects.toMatchObject(CLOSED);
    await expect(reserved`select 2`).rejects.toMatchObject(CLOSED);
    const other = await sql.reserve();
    reserved.release();
    expect(await other`select 3 as three`).toEqual([{ three: 3 }]);
    other.release();
    await works();
  });

  it('grants a reservation that was waiting', async () => {
    const pid = await backendOf(sql);
    const busy = sql`select pg_sleep(5)`.catch(() => 'cut');
    await delay(20);
    const waiting = sql.reserve();
    await cut(pid);
    expect(await busy).toBe('cut');
    const reserved = await waiting;
    expect(await reserved`select 1 as one`).toEqual([{ one: 1 }]);
    reserved.release();
  });

  it('keeps what a transaction does after the cut out of tables that other connections see', async () => {
    await sql`create table notes (note text)`;
    let transaction: Promise<unknown> = Promise.resolve();
    const late = new Promise((resolve) => {
      transaction = sql.begin(async (tx) => {
        await cut(await backendOf(tx));
        await works();
        // Another query has the place by now.
        await tx`insert into notes values ('late')`.then(resolve, resolve);
      });
    });
    await expect(transaction).rejects.toMatchObject(CLOSED);
    expect(await late).toMatchObject(CLOSED);
    expect(await sql`select note from notes`).toEqual([]);
  });

  it('does not mix half an answer into the next one', async () => {
    const pid = await backendOf(sql);
    const half = sql`select repeat('x', 3000), pg_sleep(0.01) from generate_series(1, 200)`;
    const rejected = expect(half).rejects.toMatchObject(CLOSED);
    await delay(300);
    await cut(pid);
    await rejected;
    await works();
  });

  it('tells a cursor that there was more', async () => {
    let read = 0;
    const reading = async () => {
      for await (const rows of sql`select pg_backend_pid() as pid from generate_series(1, 50)`.cursor(10)) {
        read += rows.length;
        if (read === 20) await cut(rows[0]?.pid);
      }
    };
    await expect(reading()).rejects.toMatchObject(CLOSED);
    expect(read).toBe(20);
    await works();
  });

  it('ends when it was about to', async () => {
    const pid = await backendOf(sql);
    const running = expect(sql`select pg_sleep(5)`).rejects.toMatchObject(CLOSED);
    await delay(20);
    const ended = sql.end();
    await cut(pid);
    await running;
    await ended;
  });

  it('listens again', async () => {
    const heard: string[] = [];
    await sql.listen('news', (payload) => heard.push(payload));
    for (const payload of ['first', 'second']) {
      await cut(Number((await database.sql`select pid from pg_stat_activity where query like 'listen%'`)[0]?.pid));
      await expect
        .poll(async () => {
          await database.sql.notify('news', payload);
          await delay(20);
          return heard;
        })
        .toContain(payload);
    }
  });

  it('settles what is asked between the error of a socket and its close', async () => {
    const { hostname, port } = new URL(database.url);
    const calls: Socket[] = [];
    const wire = createServer((socket) => {
      calls.push(socket);
      socket.pipe(dial(Number(port), hostname).on('error', () => undefined)).pipe(socket);
    });
    await once(wire.listen(0, '127.0.0.1'), 'listening');
    const url = new URL(database.url);
    url.port = String((wire.address() as AddressInfo).port);
    const client = connect(url.href, { max: 1 });
    await client`select 1`;
    const next = client`select pg_sleep(5)`.catch(() => client`select 1`);
    await delay(50);
    // A reset is an error first, and the news that the socket is closed comes a turn of the loop later.
    calls[0]?.resetAndDestroy();
    await expect(next).rejects.toMatchObject(CLOSED);
    expect(await client`select 2 as two`).toEqual([{ two: 2 }]);
    await client.end({ timeout: 0 });
    wire.close();
  });

  it('gives up on a server that hangs up on every connection', async () => {
    let calls = 0;
    const rude = createServer((socket) => {
      calls += 1;
      socket.end();
    });
    await once(rude.listen(0, '127.0.0.1'), 'listening');
    const client = connect(`postgres://anonymous@127.0.0.1:${(rude.address() as AddressInfo).port}/nothing`, {
      max: 1,
    });
    await expect(client`select 1`).rejects.toMatchObject(CLOSED);
    await expect(client.reserve()).rejects.toMatchObject(CLOSED);
    expect(calls).toBe(2);
    await client.end({ timeout: 0 });
    rude.close();
  });
});

describe('a client that is used wrongly', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('begins a transaction behind as much as its connection takes at once', async () => {
    const pipeline = 100;
    const sql = connect(database.url, { max: 1 });
    await sql`select 1`;
    const asked = Array.from({ length: pipeline }, () => sql`select 1`.execute());
    const transaction = sql.begin((tx) => tx`select 7 as seven`);
    expect(await transaction).toEqual([{ seven: 7 }]);
    await Promise.all(asked);
    await sql.end({ timeout: 0 });
  });

  it('fails the query with the wrong parameter, not the one under way', async () => {
    const sql = connect(database.url, { max: 1 });
    await sql`select 1`;
    const running = sql`select pg_sleep(0.1), 1 as one`;
    running.catch(() => undefined);
    await delay(20);
    // A caller without types, or an answer that is taken for granted.
    await expect(sql`select ${undefined as unknown as string}::int`).rejects.toMatchObject({ code: 'UNDEFINED_VALUE' });
    expect(await running).toMatchObject([{ one: 1 }]);
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
    await sql.end({ timeout: 0 });
  });

  it('fails the stream of a COPY whose rows are refused', async () => {
    const sql = connect(database.url, { max: 1 });
    await sql`create table numbers (number int)`;
    const stream = await sql`copy numbers from stdin`.writable();
    const failed = once(stream, 'error');
    stream.end('nonsense\n');
    expect(await failed).toMatchObject([{ code: '22P02' }]);
    expect(await sql`select * from numbers`).toEqual([]);
    await sql.end({ timeout: 0 });
  });

  it('keeps a transaction apart while what a refused COPY left unsent drains', async () => {
    const sql = connect(database.url, { max: 2 });
    await sql`create table numbers (number int)`;
    await sql.begin(async (tx) => {
      const stream = await tx`copy numbers from stdin`.writable();
      const failed = once(stream, 'error');
      stream.write('nonsense\n');
      stream.write('1\n'.repeat(8_000_000));
      await failed;
      for (let turn = 0; turn < 20; turn += 1) {
        // In the transaction, which has failed, it would be refused.
        expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
        await delay(10);
      }
    });
    await sql.end({ timeout: 0 });
  });

  it('ends a statement that takes too long', async () => {
    const sql = connect(database.url, { max: 1, statementTimeout: 50 });
    await expect(sql`select pg_sleep(5)`).rejects.toMatchObject({ code: '57014' });
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
    await sql.end({ timeout: 0 });
  });

  it('reads an int8 as text, whole', async () => {
    expect(await database.sql`select 9007199254740993 as position`).toEqual([{ position: '9007199254740993' }]);
  });
});
