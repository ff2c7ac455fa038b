import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../../../test/built.ts';
import { startTestServer, type TestServer } from '../http/testing.ts';
import type { TestAgent } from '../http/testing-agent.ts';

/** Each is a process, which takes its seconds to start on a busy machine. */
const SLOW_MS = 240_000;
const MASTER_KEY = 'ab'.repeat(32);

let server: TestServer;
let child: TestAgent;
let user: { readonly id: string; readonly username: string };
beforeAll(async () => {
  server = await startTestServer({ config: { secrets: { MASTER_KEY } } });
});
afterAll(() => server.stop());

async function history(...args: string[]) {
  const command = spawn(process.execPath, [built('history'), ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: server.database.url,
      DATA_DIR: server.dataDir,
      MASTER_KEY,
      RETENTION_YEARS: '3',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  command.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  command.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const [code] = await once(command, 'close');
  return { code: code as number | null, said, complained };
}

describe('npm run history, beside a server', { timeout: SLOW_MS }, () => {
  it('erases a note, then the account, each after a dry run that changes nothing, and checks the receipt', async () => {
    child = server.agent();
    user = await child.register();
    const moodId = (await child.post('/api/moods', { feeling: 'Sad', note: 'I cried' })).body.id;
    const noteOf = async () => (await child.get('/api/moods')).body[0].note;

    const dryNote = await history('erase-note', user.username, moodId, '--dry-run');
    expect([dryNote.code, dryNote.said, await noteOf()]).toEqual([
      0,
      expect.stringContaining('Would erase the words of'),
      'I cried',
    ]);
    expect(await history('erase-note', user.username, moodId)).toMatchObject({ code: 0 });
    await expect.poll(noteOf).toBeNull();

    const dry = await history('erase', user.username, '--dry-run');
    expect([dry.code, dry.said]).toEqual([0, expect.stringContaining('Would delete 1 rows of moods.')]);
    expect((await child.get('/api/user')).status).toBe(200);

    const asleep = await history('erase', user.username);
    const number = /Receipt: (\S+)/.exec(asleep.said)?.[1] ?? '';
    expect(asleep.said).toMatch(/^Asleep; erased at /);
    expect((await child.get('/api/user')).status).toBe(401);
    expect((await history('receipt', number)).said).toContain('"state": "waiting"');

    const erased = await history('erase', user.username, '--now');
    expect([erased.code, erased.said]).toEqual([0, `Erased. Receipt: ${number}\n`]);
    // A server that has the key in memory goes on using it for up to half a minute.
    await expect
      .poll(async () => (await child.get(`/api/receipts/${number}`)).body.state, { timeout: 40_000 })
      .toBe('erased');
    const checked = await history('receipt', number);
    expect([checked.code, checked.complained]).toEqual([0, '']);
    expect(checked.said).toMatch(/Checked \d+ events of the stream: 0 can be opened but the erasure itself\./);
  });

  it('says what is kept for how long, and what it does not understand', async () => {
    const dry = await history('retention', '--dry-run');
    expect([dry.code, dry.complained]).toEqual([0, '']);
    expect(dry.said).toContain('A demo account: after 24 hours (erase-expired-sandboxes)');
    expect(dry.said).toContain('after 3 years, announced a year before (keep-retention)');
    expect(dry.said).not.toContain('Done:');
    const run = await history('retention');
    expect([run.code, run.said]).toEqual([0, expect.stringContaining('Done: keep-retention')]);
    expect(await history('erase', 'unknown-name')).toMatchObject({
      code: 1,
      complained: 'There is no account named unknown-name.\n',
    });
    expect((await history('erase')).complained).toContain('npm run history -- erase <name>');
    expect((await history('forget')).code).toBe(1);
    expect((await history('receipt', 'nonsense')).complained).toContain('There is no receipt with this number');
  });
});
