import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, migrate, startEmbeddedPostgres } from '@wonderlings/postgres';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModelMigrations } from '../migrations.ts';
import { poke, registry, TestJournal, tables } from '../testing.ts';
import { type Projector, startProjector } from './projector.ts';

const WAIT_MS = 30_000;
const SETTLED = { timeout: WAIT_MS, interval: 50 };
const RESTARTS = 2;

const faultOf = async (projector: Projector) => (await projector.status()).fault;

describe('what a projector says is wrong', () => {
  let database: TestDatabase;
  let journal: TestJournal;
  let projectors: Projector[];
  beforeEach(async () => {
    database = await createTestDatabase({ migrations: [readModelMigrations] });
    journal = new TestJournal();
    projectors = [];
  });
  afterEach(async () => {
    await Promise.all(projectors.map((projector) => projector.stop()));
    await database.drop();
  });

  /** A projector, and how often something failed in it. */
  async function start() {
    const failed = { times: 0 };
    const { store, keys } = journal;
    const sql = database.connect();
    const onFault = () => {
      failed.times += 1;
    };
    const projector = startProjector({ sql, store, keys, registry, tables, catalogues: [], onFault });
    projectors.push(projector);
    await projector.ready;
    return { projector, failed };
  }

  /** Ends every connection that waits for the bookkeeping, until it was enough. Then all is well again. */
  async function failUntil(isEnough: () => boolean): Promise<void> {
    const owner = await database.connect().reserve();
    await owner.unsafe('begin; lock table read_model.tables in access exclusive mode');
    const end = async () => {
      await database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return isEnough();
    };
    await expect.poll(end, SETTLED).toBe(true);
    await owner.unsafe('commit');
    owner.release();
  }

  it('ends with what was wrong, although no event comes', async () => {
    const { projector, failed } = await start();
    const position = await journal.record('Ada', poke());
    expect(await projector.waitUntilReached(position, WAIT_MS)).toBe(true);
    await failUntil(() => failed.times > 2);
    await expect.poll(() => faultOf(projector), SETTLED).toBeUndefined();
  });

  it('ends also in processes that share the tables, and they share them as before', async () => {
    const writing = await start();
    const standing = await start();
    await failUntil(() => writing.failed.times > 2 && standing.failed.times > 2);
    await expect.poll(() => faultOf(standing.projector), SETTLED).toBeUndefined();
    await expect.poll(() => faultOf(writing.projector), SETTLED).toBeUndefined();
    const rolesOf = () => Promise.all(projectors.map((projector) => projector.status().then(({ role }) => role)));
    await expect.poll(rolesOf, SETTLED).toEqual(['sharing', 'sharing']);
  });
});

describe('a projector whose Postgres is killed and comes back', () => {
  it('names no fault any more, and folds what comes', { timeout: 180_000 }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'wonderlings-faults-'));
    // The account that Postgres runs as has to pass.
    await chmod(dataDir, 0o711);
    const postgres = await startEmbeddedPostgres({ dataDir });
    const sql = connect(postgres.url);
    await migrate(sql, [readModelMigrations]);
    const journal = new TestJournal();
    const { store, keys } = journal;
    const projector = startProjector({ sql, store, keys, registry, tables, catalogues: [] });
    await projector.ready;
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const { pid } = postgres;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => postgres.pid, SETTLED).not.toBe(pid);
      // Without an event: nothing but time must be needed.
      await expect.poll(() => faultOf(projector).catch(() => 'unreachable'), SETTLED).toBeUndefined();
      const position = await journal.record('Ada', poke());
      expect(await projector.waitUntilReached(position, WAIT_MS)).toBe(true);
      expect(await faultOf(projector)).toBeUndefined();
    }
    await projector.stop();
    await sql.end({ timeout: 0 });
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
