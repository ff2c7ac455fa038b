import { randomBytes, randomUUID } from 'node:crypto';
import { cp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { anchorFiles } from '@wonderlings/event-store';
import { createChildren, type ModuleDependencies, open, streamOf } from '@wonderlings/kernel';
import { connect, type Sql } from '@wonderlings/postgres';
import { compareChild, createReadDatabase } from '@wonderlings/read-model';
import { createLogger } from '@wonderlings/telemetry';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { affirmationFor } from '../../modules/affirmations/catalogue.ts';
import { JOURNAL_FEELING, journalNote } from '../../modules/journal/contract.ts';
import { emptyDataDir } from '../../test/e2e/data-dir.ts';
import { readConfig } from './config.ts';
import { type TestAgent, testAgent } from './http/testing-agent.ts';
import { MODULES } from './modules.ts';
import { type RunningServer, startServer } from './server.ts';
import { wordsBelow, wordsIn } from './testing-stolen-files.ts';

/** Rare enough to be looked for in a hundred megabytes. */
const rare = () => `zq${randomBytes(5).toString('hex')}`;
/** In every word that the child types. */
const CANARY = rare();
const TYPED = {
  username: `u.${rare()}`,
  password: `${CANARY} is long`,
  newPassword: `longer is ${CANARY}`,
  displayName: `Momo ${CANARY}`,
  journalName: `${CANARY} Diary`,
  birthday: '07/29/2016',
  note: `I cried. ${CANARY}!`,
  longNote: `${'It rained and rained. '.repeat(60)}${CANARY}${' It rained and rained.'.repeat(60)}`,
  title: `What does ${CANARY} mean?`,
  /** The one place of a drawing where letters of a caller's own choice fit. */
  sticker: CANARY,
  content: `It is a bird.\n\nA ${CANARY} bird.`,
} as const;
const ANSWERS = ['8-9', 'worried', 'jokes', 'told-the-truth'];
/** As the server takes it on any day: the words are from a list, which of them a child keeps is its own. */
const KEPT = affirmationFor(ANSWERS, '2026-05-01', 0);

const SECRETS = [CANARY, TYPED.username, TYPED.birthday, KEPT, ANSWERS.slice(0, 3).join('","')];
/** Written into a table in clear by the test itself: what the search must find, short and in a row that is kept aside. */
const PLANTED = { short: rare(), long: rare() } as const;

const dataDir = emptyDataDir('stolen-database');
const backup = join(dataDir, 'backup');
const logged: string[] = [];
let server: RunningServer | undefined;
/** The account that owns the database: the server's own roles may not look at its files. */
let owner: Sql | undefined;
let child: TestAgent;
let childId: string;
let cluster: string;

async function start(): Promise<RunningServer> {
  const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', RATE_LIMITS: 'off', NODE_ENV: 'test' });
  const logger = createLogger({ level: 'debug', destination: { write: (line) => void logged.push(line) } });
  server = await startServer({ ...config, port: 0 }, { logger, onProgress: (line) => void logged.push(line) });
  owner = connect(await readFile(join(dataDir, 'secrets', 'database-url'), 'utf8'), { max: 1 });
  return server;
}

async function stop(): Promise<void> {
  await owner?.end();
  owner = undefined;
  await server?.stop();
  server = undefined;
}

/** What the jobs of a server are given. */
const dependenciesOf = ({ stores: { assembled, store, sql, vault, read } }: RunningServer): ModuleDependencies => ({
  children: createChildren({
    composition: assembled,
    registry: assembled.registry,
    store,
    keys: vault,
    waitUntilReached: async () => true,
  }),
  vault,
  read: createReadDatabase({ sql: read, keys: vault }),
  log: store,
  anchors: anchorFiles(join(dataDir, 'anchors')),
  comparePages: (id, onPage) => compareChild({ ...assembled, sql, store, keys: vault }, { childId: id, onPage }),
  registry: assembled.registry,
  now: () => new Date(),
  newId: randomUUID,
});

const sql = () => owner as Sql;
/** Everything that is in memory goes to its file, and a sample of every column into the statistics. */
async function settle(): Promise<void> {
  await sql().unsafe('analyze');
  await sql().unsafe('checkpoint');
}
const leaked = async (folder = cluster) => [
  ...(await wordsBelow(folder, SECRETS)),
  ...wordsIn('the log of the server', Buffer.from(logged.join('\n')), SECRETS),
];
const foundOf = async (word: string, folder = cluster) => (await wordsBelow(folder, [word])).map(({ file }) => file);

beforeAll(async () => {
  const { url } = await start();
  child = testAgent(url);
  const [{ data_directory }] = await sql()<[{ data_directory: string }]>`show data_directory`;
  cluster = data_directory;
  ({ id: childId } = await child.register(TYPED));
}, 120_000);
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('finds what stands in clear, in tables, aside of them, in the write-ahead log and in statistics', async () => {
  await sql().unsafe(
    'create table public.planted (word text); alter table public.planted alter word set storage external',
  );
  await sql()`insert into public.planted values (${PLANTED.short}), (${`${'x'.repeat(5_000)}${PLANTED.long}`})`;
  await sql()`insert into public.planted select ${PLANTED.short} from generate_series(1, 100)`;
  await settle();
  const [table] = await sql()<{ main: string; aside: string; statistics: string }[]>`
    select pg_relation_filepath(oid) as main, pg_relation_filepath(reltoastrelid) as aside,
      pg_relation_filepath('pg_statistic') as statistics
    from pg_class where oid = 'public.planted'::regclass`;
  const short = await foundOf(PLANTED.short);
  const long = await foundOf(PLANTED.long);
  expect(short).toEqual(
    expect.arrayContaining([join(cluster, table?.main ?? ''), join(cluster, table?.statistics ?? '')]),
  );
  expect(long).toContain(join(cluster, table?.aside ?? ''));
  for (const found of [short, long]) expect(found.some((file) => dirname(file).endsWith('pg_wal'))).toBe(true);
});

it('finds none of what a child typed or is in any file of a running database, nor in a log', async () => {
  const saves = [
    child.put('/api/user/settings', {
      displayName: TYPED.displayName,
      journalName: TYPED.journalName,
      birthday: TYPED.birthday,
    }),
    child.post('/api/moods', { feeling: 'Sad', note: TYPED.note }),
    child.post('/api/moods', { feeling: 'Sad', note: TYPED.longNote }),
    child.post('/api/moods', { feeling: `Okay (${CANARY})`, baseFeelingName: 'Okay', note: null }),
    child.post('/api/moods', { feeling: JOURNAL_FEELING, note: journalNote(TYPED.title, TYPED.content) }),
    child.post('/api/moods', {
      feeling: JOURNAL_FEELING,
      drawing: { marks: [{ kind: 'stamp', sticker: TYPED.sticker, x: 500, y: 400, size: 160, turn: 0 }] },
    }),
    child.post('/api/affirmations', { questionnaire: ANSWERS, affirmation: KEPT }),
  ];
  for (const { status } of await Promise.all(saves)) expect([200, 201]).toContain(status);
  const changed = { currentPassword: TYPED.password, newPassword: TYPED.newPassword };
  expect((await child.put('/api/user/password', changed)).status).toBe(200);
  // Mistyped fields, and a stranger's try.
  await child.post('/api/moods', { feeling: `I am ${CANARY}`, baseFeelingName: CANARY, note: null });
  await child.post('/api/moods', { feeling: 'Sad', note: `${TYPED.note}\0` });
  await testAgent((server as RunningServer).url).post('/api/login', { username: TYPED.username, password: CANARY });
  // It is all there, for the child.
  const shown = (await child.get('/api/moods')).text;
  for (const words of [TYPED.note, `Okay (${CANARY})`, `"sticker":"${TYPED.sticker}"`]) expect(shown).toContain(words);
  expect((await child.get('/api/user')).body).toMatchObject({
    username: TYPED.username,
    displayName: TYPED.displayName,
    birthday: TYPED.birthday,
  });
  expect((await child.get('/api/affirmations')).text).toContain(KEPT);

  await sql()`
    insert into read.moods select gen_random_uuid(), user_id, emoji, feeling, base_feeling_name, own_feeling, note, drawing, timestamp,
      local_date, revision
    from read.moods, generate_series(1, 1000) where user_id = ${childId}`;
  await settle();
  await sql().begin(async (tx) => {
    // A sort that does not fit into memory lies in a file while it is read.
    await tx.unsafe(`set local work_mem = '64kB'; declare sorted cursor for select * from read.moods order by note`);
    await tx.unsafe('fetch 1 from sorted');
    const [temporary] = await tx`select count(*)::int as files from pg_ls_tmpdir()`;
    expect(temporary?.files).toBeGreaterThan(0);
    expect(await leaked()).toEqual([]);
  });
  expect(await wordsBelow(dirname(cluster), SECRETS)).toEqual([]);
});

it('finds none in a backup that was taken while the child was there', async () => {
  await stop();
  await cp(cluster, backup, { recursive: true });
  expect(await foundOf(PLANTED.short, backup)).not.toEqual([]);
  expect(await leaked(backup)).toEqual([]);
  await start();
  child = testAgent((server as RunningServer).url);
  await child.login(TYPED.username, TYPED.newPassword);
});

it('opens the words of an erased note with no key that is left, and finds them in no row', async () => {
  const { assembled, store, vault } = (server as RunningServer).stores;
  // Who has the database and the master key has this, and no more.
  const openedNow = async () => {
    const key = (await vault.keysOf([childId])).get(childId) ?? null;
    return (await store.readStream(streamOf(childId))).map((stored) => open(stored, key, assembled.registry).event);
  };
  // Without the copies that the search was tried on: their cells open nowhere.
  const saved = JSON.stringify(await openedNow()).matchAll(/"moodId":"([^"]+)"/g);
  await sql()`delete from read.moods where user_id = ${childId} and id <> all(${[...saved].map(([, id]) => id ?? '')}::uuid[])`;
  const moods: { id: string; note: string | null; drawing: object | null }[] = (await child.get('/api/moods')).body;
  const erased = moods.filter(({ note, drawing }) => note !== null || drawing !== null);
  expect(erased).toHaveLength(4);
  for (const { id } of erased) expect((await child.request('DELETE', `/api/moods/${id}/note`)).status).toBe(200);
  const words = JSON.stringify(await openedNow());
  expect(words).toContain(TYPED.displayName);
  expect(words).not.toContain('"kind":"stamp"');
  for (const secret of [TYPED.note, TYPED.longNote, TYPED.content]) {
    expect(words).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
  const rows = await sql()`
    select 1 from read.moods where user_id = ${childId} and (note is not null or drawing is not null) union all
    select 1 from read.journal_entries where user_id = ${childId}`;
  expect(rows).toEqual([]);
  await sql().unsafe('vacuum');
  await settle();
  expect(await leaked()).toEqual([]);
});

it('opens nothing of an erased child any more, and finds nothing of it once the database has tidied up', async () => {
  const { assembled, store, vault } = (server as RunningServer).stores;
  const { registry } = assembled;
  const asked = await child.post('/api/erasure', { password: TYPED.newPassword });
  expect(asked.status).toBe(200);
  // The day is over.
  await sql()`update vault.sleeps set erase_at = now()`;
  const work = MODULES.flatMap((module) => module.jobs?.(dependenciesOf(server as RunningServer)) ?? []);
  await work.find(({ name }) => name === 'erase-sleepers')?.run();
  await vi.waitFor(async () => {
    const { body } = await testAgent((server as RunningServer).url).get(`/api/receipts/${asked.body.receipt}`);
    expect([body.state, body.rowsLeft]).toEqual(['erased', 0]);
  }, 10_000);
  const key = (await vault.keysOf([childId])).get(childId) ?? null;
  expect(key).toBeNull();
  const events = (await store.readStream(streamOf(childId))).map((event) => open(event, key, registry));
  expect(events.length).toBeGreaterThan(5);
  expect(events.filter(({ unreadable }) => !unreadable).map(({ event }) => event.type)).toEqual(['ChildErased']);
  // The receipt is kept, with ids alone.
  for (const { name, owner } of MODULES.flatMap(({ tables }) => tables).filter(({ name }) => name !== 'receipts')) {
    const rows = () => sql().unsafe(`select 1 from read.${name} where ${owner} = $1`, [childId]);
    await vi.waitFor(async () => expect(await rows()).toEqual([]));
  }
  await sql().unsafe('vacuum');
  await settle();
  expect(await leaked()).toEqual([]);
  await stop();
  expect(await leaked()).toEqual([]);
});
