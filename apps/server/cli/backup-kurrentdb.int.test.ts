import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { anchorFiles, makeAnchors } from '@wonderlings/event-store';
import { createKurrentDbEventStore } from '@wonderlings/event-store/kurrentdb';
import { type KurrentDbDouble, startKurrentDbDouble } from '@wonderlings/event-store/kurrentdb-double';
import { type EventStore, isSandboxStream, type StoredEvent } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { BACKED_UP } from '@wonderlings/vault';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backUp } from '../backup/back-up.ts';
import { rowsOfStore } from '../backup/log-rows.ts';
import { readLogManifest, vaultBackupNames } from '../backup/manifests.ts';
import { startTestServer, type TestServer } from '../http/testing.ts';
import { wordsIn } from '../testing-stolen-files.ts';
import { backupCommand } from './backup/backup-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import {
  demosOf,
  eraseNow,
  filesBelow,
  newChild,
  openDemo,
  PASSWORD,
  type Place,
  runIn,
  SECRET,
  signIn,
  tablesOf,
} from './testing-backup.ts';

/** Backups of a log on the protocol double of KurrentDB, which is no KurrentDB. */

/** Whole servers and replays, one after the other. */
const SLOW_MS = 180_000;
const MASTER_KEY = randomBytes(32).toString('hex');

let folder: string;
let double: KurrentDbDouble;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wonderlings-backup-'));
  double = await startKurrentDbDouble({ systemEvents: true });
  server = await startTestServer({ config: { eventStoreUrl: double.url, secrets: { MASTER_KEY } } });
  await openDemo(server);
}, SLOW_MS);
afterAll(async () => {
  await server.stop();
  await double.close();
  await rm(folder, { recursive: true });
});
// A command that shows how far it is.
beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const here = (): Place => ({
  url: server.database.url,
  dataDir: server.dataDir,
  masterKey: MASTER_KEY,
  eventStoreUrl: double.url,
});
const makeBackup = (to: string, ...more: string[]) => runIn(here(), backupCommand, ['--to', to, ...more]);
const anchorsOf = (dataDir: string) => join(dataDir, 'anchors');
const makeAnchorsNow = () =>
  makeAnchors({ store: server.stores.store, files: anchorFiles(anchorsOf(server.dataDir)), now: () => new Date() });
const newFolder = () => join(folder, randomUUID());

/** A new database and, unless its log shall be in Postgres, a new double. */
async function withElsewhere(
  look: (place: Place & { readonly database: TestDatabase; readonly double: KurrentDbDouble }) => Promise<void>,
) {
  const database = await createTestDatabase();
  const other = await startKurrentDbDouble({ systemEvents: true });
  try {
    const place = { url: database.url, dataDir: newFolder(), masterKey: MASTER_KEY, eventStoreUrl: other.url };
    await look({ ...place, database, double: other });
  } finally {
    await other.close();
    await database.drop();
  }
}

async function withServer<T>({ url, eventStoreUrl }: Place, look: (on: TestServer) => Promise<T>): Promise<T> {
  const on = await startTestServer({ config: { databaseUrl: url, eventStoreUrl, secrets: { MASTER_KEY } } });
  try {
    return await look(on);
  } finally {
    await on.stop();
  }
}

async function withLog<T>(url: string, work: (store: EventStore) => Promise<T>): Promise<T> {
  const store = createKurrentDbEventStore({ url });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
/** Bytes as text, whatever kind of array an engine gives. */
const childrenIn = (events: readonly StoredEvent[]) =>
  events
    .filter(({ stream }) => !isSandboxStream(stream))
    .map(({ position: _, data, ...event }) => ({ ...event, data: Buffer.from(data).toString('hex') }));
const childrenAt = (url: string) => withLog(url, async (store) => childrenIn(await store.readAll({ limit: 10_000 })));

describe('a backup of a log on the protocol double', { timeout: SLOW_MS }, () => {
  it('is restored onto another one with every event and every row, and a child goes on where it was', async () => {
    const { username, moodId } = await newChild(server);
    const to = newFolder();
    await makeAnchorsNow();
    const { said } = await makeBackup(to);
    expect(said).toMatch(/^The log: (\d+) new events, \1 in all, up to position \d+, in .*\/log\.$/m);
    const demos = await demosOf(server.database);
    expect(demos).toHaveLength(1);
    const before = await tablesOf(server.database, demos);
    expect(Object.values(before).flat().length).toBeGreaterThan(10);

    await withElsewhere(async (place) => {
      await cp(anchorsOf(server.dataDir), anchorsOf(place.dataDir), { recursive: true });
      const { code, said: report } = await runIn(place, restoreCommand, ['--from', to, '--verify']);
      expect(code).toBe(0);
      expect(report).toMatch(/^Checked \d+ files: all are as they were written\.$/m);
      expect(report).toMatch(/^Its positions are new ones in that log: give ANCHOR_DIR a new folder/m);
      expect(report).not.toMatch(/again:|Awake:/);
      expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^\d+ anchors kept since .* fit\.$/));
      expect(await tablesOf(place.database, demos)).toEqual(before);
      expect(await childrenAt(place.double.url)).toEqual(await childrenAt(double.url));
      expect(await place.database.sql`select 1 from log.events`).toHaveLength(0);
      await withServer(place, async (on) => {
        const { agent, status } = await signIn(on, username);
        expect(status).toBe(200);
        expect((await agent.get('/api/moods')).body).toMatchObject([{ id: moodId, note: SECRET }]);
        expect((await agent.post('/api/moods', { feeling: 'Sad' })).status).toBe(201);
      });
    });
  });

  it('keeps erased what was erased after the backup of the vault, and wishes as the log has them', async () => {
    const kept = await newChild(server);
    const gone = await newChild(server);
    const forgetful = await newChild(server);
    const asleep = await newChild(server);
    const woken = await newChild(server);
    await woken.agent.post('/api/erasure', { password: PASSWORD });
    const to = newFolder();
    await makeBackup(to);
    expect((await forgetful.agent.request('DELETE', `/api/moods/${forgetful.moodId}/note`)).status).toBe(200);
    await asleep.agent.post('/api/erasure', { password: PASSWORD });
    const undone = await server.agent().post('/api/erasure/undo', { username: woken.username, password: PASSWORD });
    expect(undone.status).toBe(200);
    await eraseNow(gone.username, here());
    await makeBackup(to, '--only', 'log');
    expect(await vaultBackupNames(to)).toHaveLength(1);

    await withElsewhere(async (place) => {
      const { code, said: report } = await runIn(place, restoreCommand, ['--from', to, '--verify']);
      expect(code).toBe(0);
      expect(report).toMatch(/^Erased again: 1 children/m);
      expect(report).toMatch(/^Erased again: 1 notes/m);
      expect(report).toMatch(/^Asleep again: 1 accounts/m);
      expect(report).toMatch(/^Awake: 1 accounts/m);
      const { sql } = place.database;
      for (const table of BACKED_UP.filter(({ isOfChildren }) => isOfChildren)) {
        const rows = await sql`select 1 from ${sql(`vault.${table.name}`)} where child_id = ${gone.childId}`;
        expect(rows, table.name).toHaveLength(0);
      }
      await withServer(place, async (on) => {
        expect((await signIn(on, gone.username)).status).toBe(401);
        expect((await signIn(on, asleep.username)).body.code).toBe('account.asleep');
        expect((await signIn(on, woken.username)).status).toBe(200);
        const notes = async (username: string) =>
          (await (await signIn(on, username)).agent.get('/api/moods')).body[0].note;
        expect([await notes(kept.username), await notes(forgetful.username)]).toEqual([SECRET, null]);
      });
    });
  });

  it('takes up what is new in files of some events each, and nothing of a demo', async () => {
    const to = newFolder();
    const options = {
      databaseUrl: server.database.url,
      log: server.stores.store,
      masterKeys: [Buffer.from(MASTER_KEY, 'hex')],
      to,
      vaultTo: to,
      backupDays: 30,
      now: () => new Date(),
      span: 7,
    };
    const { log } = await backUp(options);
    const files = (await readLogManifest(to))?.segments ?? [];
    expect(files.length).toBeGreaterThan(2);
    const { childId } = await newChild(server);
    const own = await server.stores.store.readStream(`child-${childId}`);
    const second = await backUp(options);
    expect(second.log).toMatchObject({ newEvents: own.length, events: (log?.events ?? 0) + own.length });
    expect((await readLogManifest(to))?.segments.slice(0, files.length)).toEqual(files);
    expect((await backUp(options)).log?.newEvents).toBe(0);
    expect(second.log?.events).toBe((await childrenAt(double.url)).length);

    const [demo] = await demosOf(server.database);
    for (const file of (await filesBelow(to)).filter((name) => name.endsWith('.gz'))) {
      const bytes = gunzipSync(await readFile(file));
      expect(wordsIn(file, bytes, [SECRET, 'argon2', PASSWORD, 'Of a demo', demo ?? 'no demo'])).toEqual([]);
    }
  });

  it('is restored into Postgres, and one of Postgres onto the double', async () => {
    const { username } = await newChild(server);
    const before = await childrenAt(double.url);
    const to = newFolder();
    await makeBackup(to);
    const onward = newFolder();
    await withElsewhere(async ({ eventStoreUrl: _, ...inPostgres }) => {
      expect((await runIn(inPostgres, restoreCommand, ['--from', to, '--verify'])).code).toBe(0);
      await withServer(inPostgres, async (on) => {
        const { agent } = await signIn(on, username);
        expect((await agent.post('/api/moods', { feeling: 'Sad', note: 'a\ttab, a \\ and\r\na line' })).status).toBe(
          201,
        );
        expect((await runIn(inPostgres, backupCommand, ['--to', onward])).code).toBe(0);
        // The log goes on behind the positions that it had elsewhere.
        const events = childrenIn(await on.stores.store.readAll({ limit: 10_000 }));
        expect(events.length).toBeGreaterThan(before.length);
        expect(events.slice(0, before.length)).toEqual(before);
      });
    });
    await withElsewhere(async (place) => {
      expect((await runIn(place, restoreCommand, ['--from', onward, '--verify'])).code).toBe(0);
      expect((await childrenAt(place.double.url)).slice(0, before.length)).toEqual(before);
      await withServer(place, async (on) => {
        const moods = await (await signIn(on, username)).agent.get('/api/moods');
        expect(moods.body.map(({ note }: { note: string }) => note)).toEqual(['a\ttab, a \\ and\r\na line', SECRET]);
      });
    });
  });

  it('goes on where it was cut off, with the vault in one piece at the end', async () => {
    const to = newFolder();
    await makeBackup(to);
    const total = (await childrenAt(double.url)).length;
    await withElsewhere(async (place) => {
      // Half of the log, as a restore leaves it that was killed.
      const half = (await withLog(double.url, (store) => store.readAll({ limit: 10_000 }))).filter(
        ({ stream }) => !isSandboxStream(stream),
      );
      await withLog(place.double.url, async (store) => {
        for (const { position: _, ...event } of half.slice(0, total >> 1)) {
          await store.append(event.stream, event.revision === 0 ? 'none' : event.revision - 1, [event]);
        }
      });
      await expect(
        runIn({ ...place, masterKey: randomBytes(32).toString('hex') }, restoreCommand, ['--from', to]),
      ).rejects.toThrow(/belongs to another MASTER_KEY/);
      expect(await place.database.sql`select 1 from pg_namespace where nspname in ('log', 'vault')`).toHaveLength(0);
      const { code, said } = await runIn(place, restoreCommand, ['--from', to, '--verify']);
      expect(code).toBe(0);
      expect(said).toMatch(new RegExp(`^Restored ${total} events,`, 'm'));
      expect(await childrenAt(place.double.url)).toEqual(await childrenAt(double.url));
    });
  });

  it('gives a log its vault back, and erases again what the log says', async () => {
    await withElsewhere(async (place) => {
      const to = newFolder();
      const [gone, kept] = await withServer(place, async (on) => {
        const children = [await newChild(on), await newChild(on)] as const;
        await runIn({ ...place, dataDir: on.dataDir }, backupCommand, ['--to', to, '--only', 'vault']);
        await eraseNow(children[0].username, { ...place, dataDir: on.dataDir });
        return children;
      });
      const database = await createTestDatabase();
      const anew = { ...place, url: database.url };
      const { code, said } = await runIn(anew, restoreCommand, ['--from', to, '--only', 'vault', '--verify']);
      expect(code).toBe(0);
      expect(said).toMatch(/^Erased again: 1 children/m);
      expect(said).not.toMatch(/^Restored \d+ events|positions are new/m);
      await withServer(anew, async (on) => {
        const statuses = [(await signIn(on, kept.username)).status, (await signIn(on, gone.username)).status];
        expect(statuses).toEqual([200, 401]);
      });
      await database.drop();
    });
  });

  it('is not mixed with another log, nor restored onto one', async () => {
    const to = newFolder();
    await makeBackup(to);
    await withElsewhere(async (place) => {
      await withServer(place, async (on) => {
        await newChild(on);
        await expect(runIn(place, backupCommand, ['--to', to])).rejects.toThrow(/holds a backup of another log/);
      });
      const database = await createTestDatabase();
      await expect(runIn({ ...place, url: database.url }, restoreCommand, ['--from', to])).rejects.toThrow(
        /^The log at EVENTSTORE_URL is no beginning of this backup: .*--only vault gives one that is there its vault\.$/,
      );
      expect(await database.sql`select 1 from pg_namespace where nspname in ('log', 'vault')`).toHaveLength(0);
      await database.drop();
    });
  });

  it('of a later state is not added to, when the log was put back and has grown otherwise since', async () => {
    await withElsewhere(async (place) => {
      await withServer(place, async (on) => {
        await newChild(on);
        const to = newFolder();
        expect((await runIn(place, backupCommand, ['--to', to])).code).toBe(0);
        const manifest = await readLogManifest(to);
        const rows = rowsOfStore(on.stores.store, 100);
        const { last = null, upTo = '' } = manifest ?? {};
        expect(await rows.continues({ last, upTo })).toBe(true);
        // As if the backup had gone on to where another child's events are now.
        await newChild(on);
        expect(await rows.continues({ last, upTo: (await on.stores.store.head()) ?? '' })).toBe(false);
        expect(await rows.continues({ last: last && { ...last, hash: '0'.repeat(64) }, upTo })).toBe(false);
      });
    });
  });

  it('names a log that is away in a sentence, before anything is written', async () => {
    const to = newFolder();
    const place = { ...here(), eventStoreUrl: 'esdb://user:secret-canary@127.0.0.1:1?tls=false' };
    const refused = await runIn(place, backupCommand, ['--to', to]).catch((error: unknown) => String(error));
    expect(refused).toMatch(/^Error: The log at 127\.0\.0\.1:1 cannot be used \(.*\): see EVENTSTORE_URL\.$/);
    await expect(filesBelow(to)).rejects.toThrow('ENOENT');
  });
});
