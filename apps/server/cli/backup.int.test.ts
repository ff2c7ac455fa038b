import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { anchorFiles, makeAnchors } from '@wonderlings/event-store';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { BACKED_UP, NOT_BACKED_UP } from '@wonderlings/vault';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { built } from '../../../test/built.ts';
import { backUp } from '../backup/back-up.ts';
import { readVaultManifest, vaultBackupNames, writeVaultManifest } from '../backup/manifests.ts';
import { startTestServer, type TestServer } from '../http/testing.ts';
import { wordsIn } from '../testing-stolen-files.ts';
import { backupCommand } from './backup/backup-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import {
  demosOf,
  eraseNow as eraseNowIn,
  filesBelow,
  newChild as newChildOn,
  openDemo,
  PASSWORD,
  type Place,
  runIn,
  SECRET,
  signIn,
  tablesOf,
} from './testing-backup.ts';

/** Whole servers and replays, one after the other. */
const SLOW_MS = 180_000;
const MASTER_KEY = randomBytes(32).toString('hex');
const DAY_MS = 86_400_000;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wonderlings-backup-'));
  server = await startTestServer({ config: { secrets: { MASTER_KEY } } });
  await openDemo(server);
  await wholeAnchors();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
// A command that shows how far it is.
beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** Runs a command in this process, and answers its exit code and what it has said. */
const run = (
  command: typeof backupCommand | typeof restoreCommand,
  args: readonly string[],
  place: Pick<Place, 'url'> & Partial<Place>,
) => runIn({ dataDir: join(folder, 'empty'), masterKey: MASTER_KEY, ...place }, command, args);
const makeBackup = (to: string, ...more: string[]) =>
  run(backupCommand, ['--to', to, ...more], { url: server.database.url });

const newChild = () => newChildOn(server);
const eraseNow = (username: string, url = server.database.url) =>
  eraseNowIn(username, { url, dataDir: server.dataDir, masterKey: MASTER_KEY });
const wholeAnchors = () =>
  makeAnchors({ store: server.stores.store, files: anchorFiles(anchorsOf(server.dataDir)), now: () => new Date() });
const anchorsOf = (dataDir: string) => join(dataDir, 'anchors');

/** Restores into a new database, verifies it, and starts a server on it. */
async function restored(
  args: readonly string[],
  look: (on: TestServer, report: string, database: TestDatabase) => Promise<void>,
) {
  const database = await createTestDatabase();
  const dataDir = join(folder, `data-${randomUUID()}`);
  try {
    await cp(anchorsOf(server.dataDir), anchorsOf(dataDir), { recursive: true });
    const { code, said } = await run(restoreCommand, [...args, '--verify'], { url: database.url, dataDir });
    expect(code).toBe(0);
    const other = await startTestServer({ config: { databaseUrl: database.url, secrets: { MASTER_KEY } } });
    try {
      await look(other, said, database);
    } finally {
      await other.stop();
    }
  } finally {
    await database.drop();
  }
}

describe('npm run backup, then npm run restore', { timeout: SLOW_MS }, () => {
  it('brings back every event and every row, elsewhere, and a child goes on where it was', async () => {
    const { username, moodId } = await newChild();
    const to = join(folder, 'whole');
    await wholeAnchors();
    const { said } = await makeBackup(to);
    expect(said).toMatch(/^The log: (\d+) new events, \1 in all, up to position \d+, in .*whole\/log\.$/m);
    const ids = await demosOf(server.database);
    expect(ids).toHaveLength(1);
    const before = await tablesOf(server.database, ids);
    expect(Object.values(before).flat().length).toBeGreaterThan(10);

    await restored(['--from', to], async (on, report, database) => {
      expect(report).toMatch(/^Checked \d+ files: all are as they were written\.$/m);
      expect(report).not.toMatch(/again:|Awake:/);
      expect(await tablesOf(database, ids)).toEqual(before);
      const { agent, status } = await signIn(on, username);
      expect(status).toBe(200);
      expect((await agent.get('/api/moods')).body).toMatchObject([{ id: moodId, note: SECRET }]);
      expect((await agent.post('/api/moods', { feeling: 'Sad' })).status).toBe(201);
    });
  });

  it('keeps erased what was erased after the backup of the vault, and wishes as the log has them', async () => {
    const kept = await newChild();
    const gone = await newChild();
    const forgetful = await newChild();
    const asleep = await newChild();
    const woken = await newChild();
    await woken.agent.post('/api/erasure', { password: PASSWORD });
    const to = join(folder, 'earlier');
    await makeBackup(to);

    expect((await forgetful.agent.request('DELETE', `/api/moods/${forgetful.moodId}/note`)).status).toBe(200);
    await asleep.agent.post('/api/erasure', { password: PASSWORD });
    const undone = await server.agent().post('/api/erasure/undo', { username: woken.username, password: PASSWORD });
    expect(undone.status).toBe(200);
    await eraseNow(gone.username);
    await makeBackup(to, '--only', 'log');
    expect(await vaultBackupNames(to)).toHaveLength(1);

    await restored(['--from', to], async (on, report, { sql }) => {
      expect(report).toMatch(/^Erased again: 1 children/m);
      expect(report).toMatch(/^Erased again: 1 notes/m);
      expect(report).toMatch(/^Asleep again: 1 accounts/m);
      expect(report).toMatch(/^Awake: 1 accounts/m);
      for (const table of BACKED_UP.filter(({ isOfChildren }) => isOfChildren)) {
        const rows = await sql`select 1 from ${sql(`vault.${table.name}`)} where child_id = ${gone.childId}`;
        expect(rows, table.name).toHaveLength(0);
      }
      expect((await signIn(on, gone.username)).status).toBe(401);
      expect((await signIn(on, asleep.username)).body.code).toBe('account.asleep');
      expect((await signIn(on, woken.username)).status).toBe(200);
      const notes = async (username: string) =>
        (await (await signIn(on, username)).agent.get('/api/moods')).body[0].note;
      expect([await notes(kept.username), await notes(forgetful.username)]).toEqual([SECRET, null]);
      // Also for who reads the log by the restored key.
      const key = (await on.stores.vault.keysOf([forgetful.childId])).get(forgetful.childId);
      const [event] = await sql<{ revision: number }[]>`
        select revision from log.events where stream = ${`child-${forgetful.childId}`} and type = 'MoodSaved'`;
      expect(key?.notes?.isDestroyed(event?.revision ?? 0)).toBe(true);
    });
  });

  it('adds to a backup of the log what is new, in files of a span each, and keeps no backup of the vault beyond its days', async () => {
    const to = join(folder, 'often');
    const options = {
      databaseUrl: server.database.url,
      masterKeys: [Buffer.from(MASTER_KEY, 'hex')],
      to,
      vaultTo: join(folder, 'often-vault'),
      backupDays: 30,
      span: 7,
    };
    const first = new Date('2026-01-01T00:00:00.000Z');
    const later = (days: number) => () => new Date(first.getTime() + days * DAY_MS);
    const { log } = await backUp({ ...options, now: later(0) });
    const files = await readdir(join(to, 'log'));
    expect(files.length).toBeGreaterThan(3);
    const { childId } = await newChild();
    const second = await backUp({ ...options, now: later(20) });
    const [own] = await server.database.sql<{ events: number }[]>`
      select count(*)::int as events from log.events where stream = ${`child-${childId}`}`;
    expect(second).toMatchObject({
      log: { newEvents: own?.events, events: (log?.events ?? 0) + (own?.events ?? 0) },
      removed: [],
    });
    expect(await readdir(join(to, 'log'))).toEqual(expect.arrayContaining(files));
    expect(await vaultBackupNames(options.vaultTo)).toHaveLength(2);
    const third = await backUp({ ...options, now: later(31) });
    expect(third.removed).toEqual(['2026-01-01T00-00-00.000Z']);
    expect(third.log?.newEvents).toBe(0);
    expect(await vaultBackupNames(options.vaultTo)).toHaveLength(2);

    await restored(['--from', to, '--vault-from', options.vaultTo], async (on) => {
      expect((await on.stores.vault.keysOf([childId])).get(childId)).not.toBeNull();
    });
  });
});

describe('a backup', { timeout: SLOW_MS }, () => {
  let to: string;
  beforeAll(async () => {
    await newChild();
    to = join(folder, 'examined');
    await makeBackup(to);
  });
  const check = (from: string) => run(restoreCommand, ['--from', from, '--check'], { url: server.database.url });
  /** A copy of which one file is changed. */
  async function damagedCopy(path: string, change: (file: string) => Promise<void>): Promise<string> {
    const copy = join(folder, `copy-${randomUUID()}`);
    await cp(to, copy, { recursive: true });
    await change(path.replace(to, copy));
    return copy;
  }

  it('names each file of which a byte was flipped, and one that is missing', async () => {
    expect((await check(to)).code).toBe(0);
    const files = await filesBelow(to);
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const flipped = await damagedCopy(file, async (copied) => {
        const bytes = await readFile(copied);
        const at = Math.floor(bytes.length / 2);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        await writeFile(copied, bytes);
      });
      await expect(check(flipped), file).rejects.toThrow(`${file.replace(to, flipped)} is not as it was written`);
      const missing = await damagedCopy(file, (copied) => rm(copied));
      await expect(check(missing), file).rejects.toThrow(
        /is missing\.|There is no (finished )?backup of a (log|vault) in/,
      );
    }
  });

  it('is restored whole or not at all, and into an empty database only', async () => {
    const database = await createTestDatabase();
    const [name = ''] = await vaultBackupNames(to);
    // As if rows of a table had been lost between its file and the database.
    const lossy = await damagedCopy(to, async (copied) => {
      const manifest = await readVaultManifest(copied, name);
      if (!manifest) throw new Error('There is no manifest');
      const tables = manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 }));
      await writeVaultManifest(copied, name, { ...manifest, tables });
    });
    const into = (from: string, masterKey = MASTER_KEY) =>
      run(restoreCommand, ['--from', from], { url: database.url, masterKey });
    await expect(into(lossy)).rejects.toThrow(/^vault\.secrets has \d+ rows after the restore, and the backup \d+\.$/);
    const schemas = () => database.sql`select 1 from pg_namespace where nspname in ('log', 'vault')`;
    expect(await schemas()).toHaveLength(0);
    await expect(into(to, randomBytes(32).toString('hex'))).rejects.toThrow(/belongs to another MASTER_KEY/);
    expect(await schemas()).toHaveLength(0);
    expect((await into(to)).code).toBe(0);
    await expect(into(to)).rejects.toThrow(/^This database is not empty: it has log, read, read_model, vault\./);
    await database.drop();
  });

  it('gives a log its vault back, and erases again what the log says', async () => {
    const database = await createTestDatabase();
    const { url } = database;
    const place = { url, dataDir: join(folder, `data-${randomUUID()}`) };
    const gone = await newChild();
    const kept = await newChild();
    await makeBackup(to);
    await run(restoreCommand, ['--from', to], place);
    await eraseNow(gone.username, url);
    const again = () => run(restoreCommand, ['--from', to, '--only', 'vault', '--verify'], place);
    await expect(again()).rejects.toThrow(/^This database has a vault with children in it/);
    await database.sql`drop schema vault cascade`;
    await database.sql`delete from public.migrations where set = 'vault'`;

    const { code, said } = await again();
    expect(code).toBe(0);
    expect(said).toMatch(/^Erased again: 1 children/m);
    expect(said).not.toMatch(/^Restored \d+ events/m);
    const after = await startTestServer({ config: { databaseUrl: url, secrets: { MASTER_KEY } } });
    expect([(await signIn(after, kept.username)).status, (await signIn(after, gone.username)).status]).toEqual([
      200, 401,
    ]);
    await after.stop();
    await database.drop();
  });

  it('gives a thief of one of its parts nothing to read', async () => {
    const words = [SECRET, 'argon2', PASSWORD, 'Of a demo'];
    const [wrapped] = await server.database.sql<
      { key: string }[]
    >`select encode(wrapped, 'hex') as key from vault.keys limit 1`;
    for (const file of await filesBelow(to)) {
      const bytes = await readFile(file);
      const open = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
      expect(wordsIn(file, open, words)).toEqual([]);
      expect(open.includes(wrapped?.key ?? 'no key'), file).toBe(false);
    }
    const log = (await filesBelow(to)).filter((file) => file.endsWith('.gz'));
    expect(log.map((file) => dirname(file))).toEqual(log.map(() => join(to, 'log')));
  });

  it('takes in every table of the vault, or says why not', async () => {
    const tables = await server.database.sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'vault' order by tablename`;
    const known = [...BACKED_UP.map(({ name }) => name), ...Object.keys(NOT_BACKED_UP)].sort();
    expect(tables.map(({ name }) => name)).toEqual(known);
  });

  it('refuses to be mixed with another log, and a vault that is newer than its log', async () => {
    const other = await createTestDatabase();
    const elsewhere = await startTestServer({ config: { databaseUrl: other.url, secrets: { MASTER_KEY } } });
    await elsewhere.agent().register();
    await expect(run(backupCommand, ['--to', to], { url: other.url })).rejects.toThrow(/holds a backup of another log/);
    await elsewhere.stop();
    await other.drop();
    await newChild();
    const vaultTo = join(folder, 'newer-vault');
    await makeBackup(to, '--only', 'vault', '--vault-to', vaultTo);
    await expect(
      run(restoreCommand, ['--from', to, '--vault-from', vaultTo, '--check'], { url: 'unused' }),
    ).rejects.toThrow(/was made when the log was at position \d+, and the log's backup ends at \d+/);
  });

  it('asks for what it lacks, in a sentence', async () => {
    const { url } = server.database;
    for (const [args, sentence] of [
      [[], '--to names the folder of the backup.'],
      [['--to', to, '--only', 'tables'], '--only is followed by log or vault.'],
    ] as const) {
      await expect(run(backupCommand, args, { url })).rejects.toThrow(sentence);
    }
    await expect(run(restoreCommand, [], { url })).rejects.toThrow('--from names the folder of the backup.');
    await expect(run(restoreCommand, ['--from', folder], { url })).rejects.toThrow(/^There is no backup of a log in /);
    await expect(run(restoreCommand, ['--from', to], { url, masterKey: '' })).rejects.toThrow(/^MASTER_KEY is not set/);
    const unused = await createTestDatabase();
    await expect(run(backupCommand, ['--to', to], { url: unused.url })).rejects.toThrow(/^There is nothing to back up/);
    await unused.drop();
  });

  it('ends as a command with what is wrong in a sentence and a code', async () => {
    const env = { PATH: process.env.PATH };
    const ended = await new Promise((resolve) => {
      execFile(process.execPath, [built('restore'), '--from', folder, '--check'], { env }, (error, _, complained) => {
        resolve([error?.code, complained.trim()]);
      });
    });
    expect(ended).toEqual([1, `The restore failed: There is no backup of a log in ${join(folder, 'log')}.`]);
  });
});
