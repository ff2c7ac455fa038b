import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../../../test/built.ts';
import { startTestServer, type TestServer } from '../http/testing.ts';

const SECRET = 'Nobody may read that I cried';
/** Up to five processes one after the other, each of which takes its seconds to start on a busy machine. */
const SLOW_MS = 180_000;

describe('npm run replay, beside a server', { timeout: SLOW_MS }, () => {
  let server: TestServer;
  let agent: ReturnType<TestServer['agent']>;
  let childId: string;
  beforeAll(async () => {
    server = await startTestServer();
    agent = server.agent();
    childId = (await agent.register()).id;
    for (const feeling of ['Happy', 'Sad', 'Calm']) await agent.post('/api/moods', { feeling, note: SECRET });
  });
  afterAll(() => server.stop());

  const replay = (...args: string[]): Promise<{ code: number; said: string; complained: string }> => {
    const env = { PATH: process.env.PATH, DATABASE_URL: server.database.url, DATA_DIR: server.dataDir };
    return new Promise((resolve) => {
      execFile(process.execPath, [built('replay'), ...args], { env }, (error, said, complained) => {
        // A process that ended with a code other than 0 is an error with that code.
        resolve({ code: error ? Number(error.code) : 0, said, complained });
      });
    });
  };
  const generations = async (): Promise<Record<string, number>> => {
    const live = await server.database.sql`select name, generation from read_model.tables`;
    return Object.fromEntries(live.map(({ name, generation }) => [name, generation]));
  };

  it('rebuilds the chosen tables only, and tells how far and how fast', async () => {
    const before = await generations();
    const { code, said, complained } = await replay('moods', 'streaks');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toMatch(/(\d+)\/\1 events, \d+ events\/s/);
    expect(said).toMatch(/^Rebuilt moods, streaks from \d+ events \(\d+ events\/s\)\.$/m);
    expect(await generations()).toEqual({
      ...before,
      moods: (before.moods ?? 0) + 1,
      streaks: (before.streaks ?? 0) + 1,
    });
  });

  it('rebuilds with as many threads as it is told to, to the same rows, and refuses a number that makes no sense', async () => {
    const { sql } = server.database;
    const rows = () => sql`select * from read.moods order by id`;
    const before = { rows: await rows(), generations: await generations() };
    const { code, said, complained } = await replay('--workers', '3', 'moods');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toMatch(/^Rebuilt moods from \d+ events \(\d+ events\/s\)\.$/m);
    const idsAndTimes = (all: typeof before.rows) => all.map(({ id, timestamp }) => [id, timestamp]);
    expect(idsAndTimes(await rows())).toEqual(idsAndTimes(before.rows));
    expect((await generations()).moods).toBe((before.generations.moods ?? 0) + 1);
    expect(await replay('--verify', 'moods')).toMatchObject({ code: 0, complained: '' });
    for (const args of [
      ['--workers', '0'],
      ['--workers', '9'],
      ['--workers', 'all'],
      ['--verify', '--workers', '2'],
    ]) {
      const refused = await replay(...args);
      expect(refused.code).toBe(2);
      expect(refused.complained.trim()).toMatch(/^--workers [^\n]*\.\nSee `npm run replay -- --help`\.$/);
    }
  });

  it('rebuilds all tables while children save, and every row is as the log says', async () => {
    let going = true;
    let saved = 3;
    const saving = (async () => {
      for (; going; saved += 1) {
        const { status } = await agent.post('/api/moods', { feeling: 'Happy', note: `${SECRET} ${saved}` });
        expect(status).toBe(201);
      }
    })();
    const before = await generations();
    const rebuilt = await replay();
    const during = await replay('--verify');
    going = false;
    await saving;
    expect(rebuilt).toMatchObject({ code: 0, complained: '' });
    expect(await generations()).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, generation]) => [name, generation + 1])),
    );
    expect(during).toMatchObject({ code: 0, complained: '' });
    const { code, said, complained } = await replay('--verify');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toMatch(/^Verified .*moods.*: \d+ events say exactly what the live tables hold/m);
    const [count] = await server.database.sql`select count(*)::int as moods from read.moods`;
    expect(count).toEqual({ moods: saved });
  });

  it('names a row that was changed by hand, quotes no note, and exits with 1', async () => {
    const { sql } = server.database;
    const [mood] = await sql<{ id: string }[]>`select id from read.moods order by timestamp limit 1`;
    await sql`update read.moods set note = note || '!'::bytea where id = ${mood?.id ?? ''}`;
    await sql`update read.streaks set current_streak = 99`;
    const { code, said, complained } = await replay('--verify', 'moods', 'streaks');
    await replay('moods', 'streaks');
    expect(code).toBe(1);
    expect(complained.trim().split('\n')).toEqual([
      `moods: the row with id ${mood?.id} differs. note: live has a sealed value, the log says other sealed value.`,
      expect.stringMatching(
        new RegExp(
          `^streaks: the row with user_id ${childId}, streak_type \\w+ differs. current_streak: live has 99, the log says \\d+`,
        ),
      ),
    ]);
    expect(said).not.toContain('Verified');
    expect(said + complained).not.toContain('cried');
  });

  it('names the event of which a byte was flipped, in a sentence, and exits with 1', async () => {
    const { sql } = server.database;
    const flip = () =>
      sql.begin(async (tx) => {
        // What only the owner of the database can do.
        await tx`alter table log.events disable trigger events_never_change`;
        const [event] = await tx`
          update log.events set data = set_byte(data, 40, get_byte(data, 40) # 1)
          where position = (select min(position) from log.events where type = 'MoodSaved')
          returning stream, revision, at, id`;
        await tx`alter table log.events enable always trigger events_never_change`;
        return event;
      });
    const event = await flip();
    const verified = await replay('--verify');
    const rebuilt = await replay('moods');
    await flip();
    expect(verified.code).toBe(1);
    expect(verified.complained.split('\n')[0]).toBe(
      `The log was changed: of ${event?.stream}, entry ${event?.revision + 1} (${new Date(event?.at).toISOString()}) was changed: it is not the one that was sealed.`,
    );
    expect(verified.complained).not.toMatch(/^\s+at /m);
    expect(rebuilt.code).toBe(1);
    expect(rebuilt.complained.trim()).toBe(`Left as it was: moods cannot fold MoodSaved ${event?.id}: IntegrityError`);
    expect(await replay('--verify')).toMatchObject({ code: 0, complained: '' });
  });

  it('prints an anchor of the log, holds a later log against it, and exits with 1 where that does not hold it', async () => {
    const [, anchor = ''] =
      /^Anchor of this log, to keep elsewhere: (\d+:[0-9a-f]{64})$/m.exec((await replay('--verify')).said) ?? [];
    const held = await replay('--verify', '--anchor', anchor);
    expect(held).toMatchObject({ code: 0, complained: '' });
    expect(held.said).toMatch(/^The log holds the anchor that was given\.$/m);
    const other = await replay(
      '--verify',
      '--anchor',
      anchor.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    );
    expect(other.code).toBe(1);
    expect(other.complained.trim()).toBe('The log was changed: it does not hold the anchor that was given.');
    for (const args of [
      ['--verify', '--anchor', '12'],
      ['--anchor', anchor],
    ]) {
      const { code, complained } = await replay(...args);
      expect(code).toBe(2);
      expect(complained.trim()).toMatch(/^--anchor [^\n]*\.\nSee `npm run replay -- --help`\.$/);
    }
  });

  it('previews what this release would change, names rewards by their titles, and changes nothing', async () => {
    const { sql } = server.database;
    const same = await replay('--preview', '--json');
    expect({ code: same.code, changes: JSON.parse(same.said).changes }).toEqual({ code: 0, changes: false });

    // As a live release would have it whose rules were others: a longest streak that counts double, a badge that is harder to find.
    for (const feeling of ['Angry', 'Worried']) await agent.post('/api/moods', { feeling, note: SECRET });
    const [{ before } = { before: '' }] = await sql`select json_agg(s)::text as before from read.streaks s`;
    await sql`update read.streaks set longest_streak = longest_streak * 2`;
    await sql`
      update read.reward_rules set requirement = jsonb_set(requirement, '{atLeast}', '6') where id = 'feelings-explorer'`;
    const generationsBefore = await generations();
    const asJson = await replay('--preview', '--json');
    const asTable = await replay('--preview');
    await sql`update read.streaks set longest_streak = longest_streak / 2`;
    await sql`
      update read.reward_rules set requirement = jsonb_set(requirement, '{atLeast}', '5') where id = 'feelings-explorer'`;

    expect(asJson.code).toBe(3);
    const found = JSON.parse(asJson.said);
    expect(found).toMatchObject({ changes: true, failed: [] });
    expect(found.tables.filter(({ rows }: { rows: { changed: number } }) => rows.changed > 0)).toMatchObject([
      {
        table: 'streaks',
        rows: { added: 0, gone: 0 },
        children: 1,
        needsVersion: true,
        examples: [{ child: childId, kind: 'changed', columns: [{ name: 'longest_streak', before: '2', after: '1' }] }],
      },
    ]);
    expect(found.rewards).toEqual([
      {
        kind: 'badge',
        id: 'feelings-explorer',
        name: 'Feelings Explorer',
        change: 'changed',
        wouldEarn: 1,
        wouldLose: 0,
        have: 0,
        haveOtherwise: 0,
      },
    ]);
    expect(asTable.code).toBe(3);
    expect(asTable.said).toMatch(/^streaks +0 +[12] +0 +1 /m);
    expect(asTable.said).toContain('longest_streak: 2 → 1');
    expect(asTable.said).toContain('Feelings Explorer (badge, changed): 1 child would earn it, none loses it.');
    for (const { said, complained } of [asJson, asTable]) expect(said + complained).not.toContain('cried');
    expect(await generations()).toEqual(generationsBefore);
    const [{ after } = { after: '' }] = await sql`select json_agg(s)::text as after from read.streaks s`;
    expect(after).toBe(before);
  });

  it('builds the tables as they were, of all or of one child, into a schema of their own, and drops it', async () => {
    const { sql } = server.database;
    const events = await sql<{ position: string; at: string }[]>`
      select position, at from log.events where type = 'MoodSaved' order by position limit 2`;
    const moods = async () => (await sql`select count(*)::integer as rows from as_of.moods`)[0]?.rows;
    const byPosition = await replay('--as-of', events[1]?.position ?? '');
    expect(byPosition).toMatchObject({ code: 0, complained: '' });
    expect(byPosition.said).toMatch(/^As of position \d+: the log up to position \d+, \d+ events in [\d.]+ s\.$/m);
    expect(byPosition.said).toMatch(/^as_of\.moods +2 /m);
    expect(await moods()).toBe(2);
    const byTime = await replay('--as-of', new Date(events[0]?.at ?? '').toISOString(), '--child', childId, 'moods');
    expect(byTime).toMatchObject({ code: 0, complained: '' });
    expect(await moods()).toBe(1);
    const unknown = await replay('--as-of', '2026-05-01', '--child', '00000000-0000-4000-8000-000000000000');
    expect(unknown.code).toBe(1);
    expect(unknown.complained).toMatch(/^The replay failed: The log has no child 00000000-/);
    expect(await replay('--drop')).toMatchObject({ code: 0, said: expect.stringContaining('Dropped as_of.moods.') });
    await expect(moods()).rejects.toThrow();
  });

  it('says which tables there are to a name that is none, and refuses an option that it does not know', async () => {
    for (const args of [['moodz'], ['--verify', 'moodz']]) {
      const { code, complained } = await replay(...args);
      expect(code).toBe(1);
      expect(complained.trim()).toMatch(/^The replay failed: There is no read table moodz\. There are: .*moods, .*\.$/);
    }
    const { code, said, complained } = await replay('--verfy');
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained.trim()).toMatch(/^Unknown option '--verfy'[^\n]*\nSee `npm run replay -- --help`\.$/);
    const nothing = await replay('--continue');
    expect(nothing.code).toBe(1);
    expect(nothing.complained).toContain('there is nothing to go on with');
  });

  it('says what it can do, and touches nothing meanwhile', async () => {
    const before = await generations();
    for (const args of [['--help'], ['-h'], ['--verify', '--help']]) {
      const { code, said, complained } = await replay(...args);
      expect({ code, complained }).toEqual({ code: 0, complained: '' });
      expect(said).toMatch(/^Usage: npm run replay .*--verify .*--anchor .*--help /s);
    }
    expect(await generations()).toEqual(before);
  });
});
