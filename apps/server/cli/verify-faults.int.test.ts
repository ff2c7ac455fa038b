import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anchorFiles, makeAnchors } from '@wonderlings/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOG_CHANGES, tamper } from '../../../modules/proof/testing-log-changes.ts';
import { built } from '../../../test/built.ts';
import { startTestServer, type TestServer } from '../http/testing.ts';

const KINDS = ['altered', 'removed', 'inserted', 'moved', 'cut-off'] as const;

let server: TestServer;
/** Not the server's own, which it may write into at the same moment. */
let anchorDir: string;
const streams = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  anchorDir = await mkdtemp(join(tmpdir(), 'wonderlings-anchors-'));
  for (const kind of KINDS) {
    const agent = server.agent();
    streams.set(kind, `child-${(await agent.register()).id}`);
    for (let mood = 0; mood < 3; mood += 1) await agent.post('/api/moods', { feeling: 'Happy', note: null });
  }
  await makeAnchors({
    store: server.stores.store,
    files: anchorFiles(anchorDir),
    now: () => new Date(),
  });
});
afterAll(async () => {
  await server.stop();
  await rm(anchorDir, { recursive: true });
});

function verify(): Promise<{ code: number; said: string; complained: string }> {
  const { database, dataDir } = server;
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: dataDir, ANCHOR_DIR: anchorDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [built('replay'), '--verify'], { env }, (error, said, complained) => {
      // A process that ended with a code other than 0 is an error with that code.
      resolve({ code: error ? Number(error.code) : 0, said, complained });
    });
  });
}

describe('npm run replay -- --verify', () => {
  it('compares the anchors that were kept, and then names each fault of each child', async () => {
    const well = await verify();
    expect(well).toMatchObject({ code: 0, complained: '' });
    expect(well.said).toMatch(/^\d+ anchors kept since 2026-\S+ fit\.$/m);

    for (const [kind, stream] of streams) {
      // The last one loses its end; nothing may come after it in the order of all.
      await tamper(server.database.sql, async (sql) => LOG_CHANGES[kind]?.(sql, stream, kind === 'cut-off' ? 6 : 4));
    }
    const { code, complained } = await verify();
    expect(code).toBe(1);
    const told = (kind: string) =>
      complained.split('\n').filter((line) => line.startsWith(`The log was changed: of ${streams.get(kind)},`));
    expect(told('altered')).toEqual([
      expect.stringMatching(/ entry 5 \(\S+\) was changed: it is not the one that was sealed\.$/),
    ]);
    expect(told('removed')).toEqual([expect.stringMatching(/ entry 5 was taken out, between \S+ and \S+\.$/)]);
    expect(told('inserted')).toEqual([expect.stringMatching(/ entry 5 \(\S+\) was put in: /)]);
    expect(told('moved')).toEqual([expect.stringMatching(/ entries 5 and 6 \(\S+\) were moved: /)]);
    expect(told('cut-off')).toEqual([
      expect.stringMatching(/ the end was cut off: at \S+ there were \d+ entries, now there are 6, up to \S+\.$/),
    ]);
  });
});
