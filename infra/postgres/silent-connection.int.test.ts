import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ConnectOptions, connect, type Queryable, type Sql } from './connect.ts';
import { dedicate } from './dedicated.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const CLOSED = { code: 'CONNECTION_CLOSED' };
/** The client gives a connection up 5 s after that. */
const STATEMENT_TIMEOUT = 100;
const GIVEN_UP_MS = STATEMENT_TIMEOUT + 5_000;

let database: TestDatabase;
let wire: Server;
/** Of the connections that there are. */
let calls: Socket[];
let pools: Sql[];
beforeEach(async () => {
  database = await createTestDatabase();
  calls = [];
  pools = [];
  const { hostname, port } = new URL(database.url);
  wire = createServer((socket) => {
    const server = dial(Number(port), hostname);
    calls.push(socket);
    socket.on('error', () => undefined).pipe(server.on('error', () => undefined));
    server.on('data', (bytes) => (silenced.has(socket) ? undefined : socket.write(bytes)));
    server.on('close', () => (silenced.has(socket) ? undefined : socket.destroy()));
    socket.on('close', () => {
      calls = calls.filter((one) => one !== socket);
      server.destroy();
    });
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.end({ timeout: 0 })));
  wire.close();
  await database.drop();
});

const silenced = new WeakSet<Socket>();
/** Nothing is heard any more on the connections that there are; those that come are as they should be. */
function silence(): void {
  for (const socket of calls) silenced.add(socket);
}

function open(options: ConnectOptions = {}): Sql {
  const url = new URL(database.url);
  url.port = String((wire.address() as AddressInfo).port);
  const pool = connect(url.href, { max: 1, statementTimeout: STATEMENT_TIMEOUT, ...options });
  pools.push(pool);
  return pool;
}

const backendOf = async (client: Queryable): Promise<number> => {
  const [row] = await client<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
};
// The news has to arrive, too.
const heard = () => delay(50);

it('gives up a connection that is silent for longer than its statement may take, and works on another', async () => {
  const sql = open();
  await sql`select 1`;
  silence();
  await expect(sql`select 1`).rejects.toMatchObject(CLOSED);
  await heard();
  expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
}, 20_000);

it('gives up with it what was not heard since either, so that callers do not find one silent connection after the other', async () => {
  const [sql, other, resting] = [open(), open({ max: 2 }), open()];
  await Promise.all([sql`select 1`, other`select 1`, other`select 2`, resting`select 1`]);
  silence();
  const asked = performance.now();
  const first = expect(sql`select 1`).rejects.toMatchObject(CLOSED);
  await delay(2_000);
  const late = expect(other`select 1`).rejects.toMatchObject(CLOSED);
  await Promise.all([first, late]);
  await heard();
  expect(await Promise.all([sql, other, resting].map((each) => each`select 2 as two`))).toHaveLength(3);
  expect(performance.now() - asked).toBeLessThan(GIVEN_UP_MS + 1_500);
}, 20_000);

it('keeps what was heard meanwhile, and what may be silent for as long as it likes', async () => {
  const [sql, unlimited] = [open(), open({ statementTimeout: 0 })];
  await Promise.all([sql`select 1`, unlimited`select 1`]);
  silence();
  const fresh = open();
  const pid = await backendOf(fresh);
  const silent = expect(sql`select 1`).rejects.toMatchObject(CLOSED);
  await delay(2_000);
  await fresh`select 1`;
  await silent;
  await heard();
  expect(await backendOf(fresh)).toBe(pid);
  expect(calls.filter((socket) => silenced.has(socket))).toHaveLength(1);
}, 20_000);

it('leaves no locks behind: Postgres ends a transaction in which nothing follows', async () => {
  const sql = open();
  await database.sql`create table kept (id int)`;
  const transaction = sql.begin(async (tx) => {
    await tx`lock table kept`;
    // Another caller, who is not waiting for the first one's client.
    await database.sql`insert into kept values (1)`;
    await tx`select 1`;
  });
  await expect(transaction).rejects.toMatchObject({ code: expect.stringMatching(/^(CONNECTION_CLOSED|25P03)$/) });
  expect(await database.sql`select id from kept`).toEqual([{ id: 1 }]);
});

const NAMES = ['idle_in_transaction_session_timeout', 'tcp_keepalives_idle', 'tcp_user_timeout'];
async function limitsOn(sql: Sql): Promise<readonly string[]> {
  // Over TCP the kernel is asked what it has.
  const rows = await sql<{ value: string }[]>`
    select current_setting(name) as value from unnest(${NAMES}::text[]) with ordinality as asked (name, nth) order by nth`;
  return rows.map(({ value }) => value);
}

it('limits no transaction of a connection that holds one on purpose, and asks of each whether its client is there', async () => {
  const sql = database.connect();
  const dedicated = dedicate(sql, { applicationName: 'tests', statementTimeout: 0 });
  pools.push(dedicated);
  expect(await limitsOn(sql)).toEqual(['30s', '5', '30000']);
  expect(await limitsOn(dedicated)).toEqual(['0', '5', '0']);
});
