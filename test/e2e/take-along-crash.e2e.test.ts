import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesIn } from '../../apps/server/testing-take-along.ts';
import { ApiAgent } from './api-agent.ts';
import { emptyDataDir } from './data-dir.ts';
import { giveLongHistory } from './long-history.ts';
import { root, type ServerProcess, startServer } from './server-process.ts';

const EVENTS = 4_000;
const DAYS = 400;
const ENV = { RATE_LIMITS: 'off' };
const GROWN_UP = 'a long grown-up phrase';
/** Of the work; in those of `DEATHS` the server dies. */
const STAGES = ['page', 'tables', 'proof'];
const DEATHS = ['page', 'proof'];

interface ExportState {
  readonly id: string;
  readonly state: string;
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

const dataDir = emptyDataDir('take-along-crash');
let server: ServerProcess;
let cookies: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startServer(dataDir, ENV);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const agent = () => new ApiAgent(server.url, cookies);
const current = () => agent().json<ExportState>('GET', '/api/exports/current');

/** Asked again and again, as the page does, only more often. A job that died is taken on a quarter of a minute later. */
async function until(reached: (state: ExportState) => boolean): Promise<ExportState> {
  let state = await current();
  const look = async () => {
    state = await current();
    return reached(state);
  };
  await expect.poll(look, { timeout: 120_000, interval: 5 }).toBe(true);
  return state;
}

/** A new child whose grown-up area is open, in the session that all calls are of from then on. */
async function newFamily(username: string): Promise<string> {
  const child = new ApiAgent(server.url);
  const account = { username, displayName: 'Mia', password: 'three odd words' };
  const { id } = await child.json<{ id: string }>('POST', '/api/register', account);
  ({ cookies } = child);
  await agent().json('POST', '/api/grown-up/password', { password: GROWN_UP });
  await agent().json('POST', '/api/grown-up/open', { password: GROWN_UP });
  return id;
}

it('an export goes on where a killed server was, in two of its stages, and the file is whole', async () => {
  const childId = await newFamily('take-along');
  await giveLongHistory({ DATA_DIR: dataDir }, { childId, events: EVENTS, days: DAYS });
  const asked = await agent().json<ExportState>('POST', '/api/exports', { password: GROWN_UP, withDevice: false });

  for (const stage of DEATHS) {
    const middle = (STAGES.indexOf(stage) + 0.25) * (asked.total / STAGES.length);
    const seen = await until((state) => state.stage === stage && state.done >= middle);
    expect([seen.state, seen.done < seen.total]).toEqual(['making', true]);
    await server.kill9();
    server = await startServer(dataDir, ENV);
    const after = await current();
    // Nothing is made twice, and nothing was given up.
    expect([after.id, after.done >= seen.done, after.state]).toEqual([asked.id, true, 'making']);
  }
  await until(({ state }) => state === 'ready');

  const zip = await agent().call('GET', `/api/exports/${asked.id}/file`);
  const files = filesIn(new Uint8Array(await zip.arrayBuffer()));
  const { entries }: { entries: { revision: number }[] } = JSON.parse(files['history.json'] ?? '');
  expect(entries.map(({ revision }) => revision)).toEqual(Array.from({ length: asked.total }, (_, index) => index));
  const numbers = [...(files['history.html'] ?? '').matchAll(/Entry (\d+):/g)].map(([, number]) => Number(number));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(EVENTS / 4);

  const folder = join(dataDir, 'unpacked');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/verify-history/verify-history.mjs', folder], {
    cwd: root,
  });
  expect(stdout).toContain(`All is well: ${asked.total.toLocaleString('en')} entries`);

  const history = await agent().json<{ type: string }[]>('GET', '/api/history?kind=grown-ups');
  expect(history.filter(({ type }) => type === 'ExportRequested')).toHaveLength(1);
}, 400_000);
