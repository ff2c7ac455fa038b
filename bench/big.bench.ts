import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { connect } from '@wonderlings/postgres';
import { type ServerProcess, startServer } from '../test/e2e/server-process.ts';
import { type BenchRow, median, pairedRatio } from './bench-row.ts';
import { type Load, load } from './measure.ts';
import { familySeconds } from './process-figures.ts';
import { type RegisteredChild, registerChildren } from './register-children.ts';

const CLIENTS = 8;
const CALLS = 50;
const ROUNDS = 5;
/** What the child that is copied has saved: with what comes of it some 60 events. */
const SAVES = 45;
/** Copies that one statement makes. */
const AT_ONCE = 2_000;
const SETTLED_MS = 3_000;
/** A server with less to do than this in a second has caught up. */
const IDLE_SECONDS = 0.2;

type Sql = ReturnType<typeof connect>;

interface Side {
  readonly databaseUrl: string;
  readonly server: ServerProcess;
  readonly children: readonly RegisteredChild[];
}

const CALLED = [
  { name: 'POST /api/moods', method: 'POST', path: '/api/moods' },
  { name: 'GET /api/moods', method: 'GET', path: '/api/moods' },
  { name: 'GET /api/history', method: 'GET', path: '/api/history' },
  { name: 'GET /api/streaks', method: 'GET', path: '/api/streaks' },
] as const;

/**
 * The same calls on a log of so many events and on one of almost none, in turn. The many are copies of one child's: rows of the log and of all
 * that is read for it, under ids of their own. They are sealed with that child's key, so that they cannot be opened, replayed or verified;
 * saves and lists look at none of them.
 * @param empty a database with nothing in it, as `big` is
 */
export async function benchBig(big: string, empty: string, dataDir: string, events: number): Promise<BenchRow[]> {
  const env = {
    MASTER_KEY: randomBytes(32).toString('hex'),
    SESSION_KEYS: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
  };
  const start = (databaseUrl: string) =>
    startServer(join(dataDir, new URL(databaseUrl).pathname), { ...env, DATABASE_URL: databaseUrl });
  const first = await start(big);
  const [child] = await registerChildren(first.url, 1);
  if (!child) throw new Error('Nobody was registered');
  await load(first.url, 1, SAVES, () => callOf(child, 'POST', '/api/moods'));
  await new Promise((wake) => setTimeout(wake, SETTLED_MS));
  await first.stop();
  await copyChild(big, child.id, events);

  const sides: Side[] = [];
  try {
    for (const databaseUrl of [big, empty]) {
      const server = await start(databaseUrl);
      sides.push({ databaseUrl, server, children: await registerChildren(server.url, CLIENTS) });
      await untilIdle(server);
    }
    const rows: BenchRow[] = [];
    for (const called of CALLED) rows.push(await compared(called, sides, events));
    return rows;
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()));
  }
}

/** What was copied is new to the server's own readers of the log, which go through all of it once. */
async function untilIdle({ pid }: ServerProcess): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; familySeconds(pid) - before > IDLE_SECONDS; ) {
    before = familySeconds(pid);
    await new Promise((wake) => setTimeout(wake, 1_000));
  }
}

async function compared({ name, method, path }: (typeof CALLED)[number], sides: readonly Side[], events: number) {
  const rounds: Load[][] = sides.map(() => []);
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { server, children }] of sides.entries()) {
      const loaded = await load(server.url, CLIENTS, CALLS, (client) => callOf(children[client], method, path));
      if (round > 0) rounds[index]?.push(loaded);
    }
  const [many = [], few = []] = rounds.map((side) => side.map(({ p50Ms }) => p50Ms));
  return {
    name: `${name} on a log of ${events.toLocaleString('en')} events, p50`,
    ours: `${median(many).toFixed(2)} ms`,
    reference: `${median(few).toFixed(2)} ms of an empty one`,
    ratio: pairedRatio(many, few),
    goal: '<= 1.2x',
  };
}

function callOf(child: RegisteredChild | undefined, method: 'GET' | 'POST', path: string) {
  const headers = { cookie: child?.cookie ?? '', 'time-zone': 'UTC' };
  if (method === 'GET') return { method, path, headers };
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ feeling: 'Okay', baseFeelingName: 'Okay', note: 'bench' }),
  };
}

/**
 * Copies the child's rows until the log has so many events. Ids begin with the number of the copy, so that indexes grow at their end, which
 * is quicker.
 */
async function copyChild(databaseUrl: string, childId: string, events: number): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, statementTimeout: 0 });
  try {
    const [{ own, head } = { own: 0, head: 0 }] = await sql<{ own: number; head: number }[]>`
      select count(*)::int as own, max(position)::int as head from log.events`;
    const tables = await sql<{ name: string }[]>`
      select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'read' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`;
    const copiers = await Promise.all([
      copierOf(sql, { table: 'log.events', of: `stream = 'child-${childId}'`, head, own }),
      ...tables.map(({ name }) => copierOf(sql, { table: `read.${name}`, of: `user_id = '${childId}'`, head, own })),
    ]);
    const last = Math.ceil(events / own);
    for (let from = 1; from <= last; from += AT_ONCE)
      for (const copy of copiers) await copy({ from, to: Math.min(last, from + AT_ONCE - 1) });
    await sql`update read_model.checkpoints set position = (select max(position) from log.events)`;
    await sql.unsafe('vacuum analyze');
  } finally {
    await sql.end();
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Copied {
  readonly table: string;
  /** Which rows are the child's. */
  readonly of: string;
  readonly head: number;
  readonly own: number;
}

/** What copies the child's rows of one table: each `uuid` is another one in each copy, and so are a stream and a position of the log. */
async function copierOf(sql: Sql, { table, of, head, own }: Copied): Promise<(range: Range) => Promise<void>> {
  const [schema = '', name = ''] = table.split('.');
  const columns = await sql<{ name: string; type: string }[]>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = ${schema} and table_name = ${name} order by ordinal_position`;
  const numbered = (text: string, at: number) => `overlay(${text} placing lpad(to_hex(n), 8, '0') from ${at} for 8)`;
  const values = columns.map(({ name: column, type }) => {
    if (type === 'uuid') return `${numbered(`${column}::text`, 1)}::uuid`;
    if (column === 'stream') return numbered(column, 'child-'.length + 1);
    return table === 'log.events' && column === 'position' ? `${head} + (n - 1) * ${own}::bigint + position` : column;
  });
  return async ({ from, to }) => {
    const names = columns.map((column) => column.name).join(', ');
    await sql.unsafe(`
      insert into ${table} (${names}) select ${values.join(', ')}
      from ${table}, generate_series(${from}, ${to}) n where ${of} order by n`);
  };
}
