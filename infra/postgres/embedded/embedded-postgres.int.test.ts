import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Sql } from '../connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

describe('startEmbeddedPostgres', () => {
  let dataDir: string;
  let cleanUp: (() => Promise<unknown>)[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'wonderlings-embedded-'));
    await chmod(dataDir, 0o711);
    cleanUp = [() => rm(dataDir, { recursive: true, force: true })];
  });
  afterEach(async () => {
    for (const step of cleanUp.reverse()) await step();
  });

  async function start(onTrouble?: (message: string) => void): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres({ dataDir, ...(onTrouble && { onTrouble }) });
    cleanUp.push(() => postgres.stop());
    return postgres;
  }

  function open(postgres: EmbeddedPostgres): Sql {
    const sql = connect(postgres.url);
    cleanUp.push(() => sql.end({ timeout: 0 }));
    return sql;
  }

  it('keeps what was written for the next start, and announces only the first', async () => {
    const announced: string[] = [];
    const onProgress = (message: string) => announced.push(message);
    const first = await startEmbeddedPostgres({ dataDir, onProgress });
    const before = connect(first.url);
    await before`create table moods as select 'calm' as name`;
    await before.end();
    await first.stop();
    expect(announced).toHaveLength(1);

    const second = await startEmbeddedPostgres({ dataDir, onProgress });
    cleanUp.push(() => second.stop());
    expect(await open(second)`select name from moods`).toEqual([{ name: 'calm' }]);
    expect(announced).toHaveLength(1);
  });

  it('writes to disk before it acknowledges, and shows statements to no log', async () => {
    const sql = open(await start());
    const settings = await sql`
      select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'log_statement') order by name`;
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      log_statement: 'none',
      synchronous_commit: 'on',
    });
    await expect(sql`select ${'canary-in-the-note'}::int`).rejects.toThrow('canary-in-the-note');
    await expect(sql.unsafe(`select 'canary-in-the-note'::int`)).rejects.toThrow('canary-in-the-note');
    expect(await readFile(join(dataDir, 'postgres', 'postgres.log'), 'utf8')).not.toContain('canary');
  });

  it('lets in only clients with the password, which no other user may read', async () => {
    const { url } = await start();
    const { mode } = await stat(join(dataDir, 'postgres.password'));
    expect((mode & 0o777).toString(8)).toBe('600');
    const stranger = connect(url.replace(/:[0-9a-f]+@/, ':guess@'));
    cleanUp.push(() => stranger.end());
    await expect(stranger`select 1`).rejects.toMatchObject({ code: '28P01' });
  });

  it('sets a new password when the file with it was lost', async () => {
    const first = await start();
    await open(first)`create table moods as select 'calm' as name`;
    await first.stop();
    await rm(join(dataDir, 'postgres.password'));
    const second = await start();
    expect(second.url).not.toBe(first.url);
    expect(await open(second)`select name from moods`).toEqual([{ name: 'calm' }]);
  });

  it('refuses a second start on the same folder in a sentence, and the first goes on', async () => {
    const sql = open(await start());
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `Another server (process ${process.pid}) is running on ${dataDir}: stop it first, or set DATA_DIR to a folder of this one's own.`,
    );
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of five simultaneous first starts win', async () => {
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => start()));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('comes back on the same URL with every acknowledged write after Postgres was killed', async () => {
    const trouble: string[] = [];
    const postgres = await start((message) => trouble.push(message));
    const sql = open(postgres);
    await sql`create table notes (id int primary key)`;

    const acknowledged: number[] = [];
    const killed = postgres.pid;
    let next = 0;
    const writers = Array.from({ length: 8 }, async () => {
      // Until each writer has met the outage.
      for (;;) {
        const id = next++;
        const written = await sql`insert into notes values (${id})`.then(
          () => true,
          () => false,
        );
        if (!written) return;
        acknowledged.push(id);
        if (acknowledged.length === 200) process.kill(killed, 'SIGKILL');
      }
    });
    await Promise.all(writers);

    await expect.poll(() => sql`select 1`.then(() => 'back', String), { timeout: 20_000 }).toBe('back');
    const kept = new Set((await sql`select id from notes`).map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(postgres.pid).not.toBe(killed);
    expect(trouble).toEqual(['Postgres ended unexpectedly (SIGKILL) and is being started again.']);
  });

  it('stops for good when it is told to while it comes back', async () => {
    const postgres = await start();
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.stop();
    await expect(open(postgres)`select 1`).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const again = await start();
    expect(await open(again)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('clears away the first start that was interrupted', async () => {
    const unfinished = join(dataDir, 'postgres', 'data.unfinished-1234');
    const first = await start();
    await first.stop();
    await rm(join(dataDir, 'postgres'), { recursive: true });
    await mkdir(unfinished, { recursive: true });
    const second = await start();
    expect(await open(second)`select 1 as one`).toEqual([{ one: 1 }]);
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('data.unfinished-1234');
  });
});
