import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '@wonderlings/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesIn } from '../../apps/server/testing-take-along.ts';
import { ApiAgent } from './api-agent.ts';
import { emptyDataDir } from './data-dir.ts';
import { giveLongHistory } from './long-history.ts';
import { replay, root, type ServerProcess, startServer } from './server-process.ts';

const EVENTS = 4_000;
const DAYS = 400;
const PART_BYTES = 1_000_000;
const ENV = { RATE_LIMITS: 'off' };
const GROWN_UP = 'a long grown-up phrase';
/** Of the work; in those of `DEATHS` the server dies. */
const STAGES = ['page', 'tables', 'proof'];
const DEATHS = ['page', 'proof'];

interface ImportState {
  readonly id: string;
  readonly state: string;
  readonly entries: number;
  readonly done: number;
}

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
/** What the first test takes along, for the second. */
let file: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  server = await startServer(dataDir, ENV);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const agent = () => new ApiAgent(server.url, cookies);
const currentOf = <State>(path: string) => agent().json<State>('GET', path);
const current = () => currentOf<ExportState>('/api/exports/current');

/** Asked again and again, as the page does, only more often. A job that died is taken on a quarter of a minute later. */
async function untilOf<State>(path: string, reached: (state: State) => boolean): Promise<State> {
  let state = await currentOf<State>(path);
  const look = async () => {
    state = await currentOf<State>(path);
    return reached(state);
  };
  await expect.poll(look, { timeout: 120_000, interval: 5 }).toBe(true);
  return state;
}
const until = (reached: (state: ExportState) => boolean) => untilOf('/api/exports/current', reached);

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

interface Overview {
  readonly months: readonly { readonly month: string; readonly entries: number }[];
}
/** Of the months that are over. */
async function monthsBefore(): Promise<Overview['months']> {
  const { months } = await agent().json<Overview>('GET', '/api/history/overview');
  return months.filter(({ month }) => month < new Date().toISOString().slice(0, 7));
}
let months: Overview['months'];
let moods: number;

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
  file = new Uint8Array(await zip.arrayBuffer());
  const files = filesIn(file);
  const { entries }: { entries: { revision: number; type: string }[] } = JSON.parse(files['history.json'] ?? '');
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
  months = await monthsBefore();
  moods = entries.filter(({ type }) => type === 'MoodSaved').length;
}, 400_000);

it('an import goes on where a killed server was, and nothing of it is there twice', async () => {
  const childId = await newFamily('brought-in');
  const { id } = await agent().json<ImportState>('POST', '/api/import', { size: file.length });
  for (let part = 0; part * PART_BYTES < file.length; part += 1) {
    const answer = await fetch(`${server.url}/api/import/${id}/parts/${part}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/octet-stream',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
    });
    expect(answer.status).toBe(200);
  }
  const path = '/api/import/current';
  await untilOf<ImportState>(path, ({ state }) => state === 'found');
  await agent().json('POST', `/api/import/${id}/bring-in`, undefined, { 'idempotency-key': id });
  const seen = await untilOf<ImportState>(path, ({ done, entries }) => done > entries / 4);
  expect([seen.state, seen.done < seen.entries]).toEqual(['running', true]);
  await server.kill9();
  server = await startServer(dataDir, ENV);
  const after = await currentOf<ImportState>(path);
  expect([after.id, after.done >= seen.done, after.state]).toEqual([id, true, 'running']);
  const over = await untilOf<ImportState>(path, ({ state }) => state === 'done');
  expect(over.done).toBe(over.entries);

  expect(months.length).toBeGreaterThan(10);
  expect(await monthsBefore()).toEqual(months);
  const stored = connect(readFileSync(join(dataDir, 'secrets', 'database-url'), 'utf8').trim(), { max: 1 });
  const types = await stored<{ type: string }[]>`select type from log.events where stream = ${`child-${childId}`}`;
  await stored.end();
  expect(types.filter(({ type }) => type === 'HistoryImported')).toHaveLength(1);
  expect(moods).toBeGreaterThan(EVENTS / 4);
  expect(types.filter(({ type }) => type === 'MoodSaved')).toHaveLength(moods);
  expect(await replay(dataDir, '--verify')).toMatchObject({ code: 0 });
}, 400_000);
