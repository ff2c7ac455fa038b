import { openJobList } from '@wonderlings/jobs';
import { defineModule } from '@wonderlings/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing.ts';
import { MODULES } from '../modules.ts';
import { JOBS_USAGE, runJobsCommand } from './jobs-command.ts';

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 30_000 };
let server: TestServer;
let isBroken = true;
let runs = 0;

const testing = defineModule({
  name: 'testing',
  jobs: () => [
    {
      name: 'testing-job',
      everyMs: HOUR_MS,
      run: async () => {
        runs += 1;
        if (isBroken) throw new TypeError('I cried the whole night');
      },
    },
  ],
});

beforeAll(async () => {
  server = await startTestServer({ modules: [...MODULES, testing] });
});
afterAll(() => server.stop());

let said: string[];
let complained: string[];
beforeEach(() => {
  said = [];
  complained = [];
});

const jobs = (...args: readonly string[]) =>
  runJobsCommand(args, {
    open: () => openJobList({ databaseUrl: server.stores.databaseUrl, onError: () => undefined }),
    say: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
  });

/** The turns of the start are over. */
async function failed(): Promise<readonly string[]> {
  said = [];
  await jobs('list', '--failed');
  return said;
}

it('lists what was given up, by ids and kinds of errors, and nothing that a child wrote', async () => {
  await expect
    .poll(failed, WAIT)
    .toEqual([expect.stringMatching(/^testing-job {2}failed {2}asked .+, 1 try, given up .+, TypeError$/)]);
  said = [];
  expect(await jobs('list')).toBe(0);
  expect(said.join('\n')).toContain('testing-job  failed');
  expect(said.join('\n')).not.toContain('cried');
  const metrics = await (await fetch(`${server.opsUrl}/metrics`)).text();
  expect(metrics).toContain('job_queue_jobs{name="testing-job",state="failed"} 1');
  const ready = await (await fetch(`${server.opsUrl}/readyz`)).json();
  expect(ready).toMatchObject({ ready: true, jobs: { failed: ['testing-job'] }, redis: null });
  expect(JSON.stringify([metrics, ready, server.logged.filter(({ job }) => job !== 'testing-job')])).not.toContain(
    'cried',
  );
});

it('tries one again, or all', async () => {
  const before = runs;
  expect(await jobs('retry', 'testing-job')).toBe(0);
  expect(said).toEqual(['Tried again: testing-job']);
  await expect.poll(() => runs, WAIT).toBe(before + 1);
  await expect.poll(failed, WAIT).toHaveLength(1);
  isBroken = false;
  said = [];
  expect(await jobs('retry', '--all')).toBe(0);
  expect(said).toEqual(['Tried again: 1']);
  await expect.poll(failed, WAIT).toEqual(['No job was given up.']);
});

it('has a repeating job take its turn now, and removes what was given up', async () => {
  isBroken = true;
  expect(await jobs('run', 'testing-job')).toBe(0);
  await expect.poll(failed, WAIT).toHaveLength(1);
  said = [];
  expect(await jobs('remove', 'testing-job')).toBe(0);
  expect(said).toEqual(['Removed: testing-job']);
  expect(await failed()).toEqual(['No job was given up.']);
});

it('says what there is not, with exit code 1', async () => {
  expect([await jobs('retry', 'none'), await jobs('remove', 'none'), await jobs('run', 'none')]).toEqual([1, 1, 1]);
  expect(complained).toEqual([
    'There is no job none in the queue. See: npm run jobs -- list',
    'There is no job none in the queue. See: npm run jobs -- list',
    'No repeating job is named none.',
  ]);
});

it('tells its usage when it is asked for it, and when it does not understand', async () => {
  expect(await jobs('--help')).toBe(0);
  expect(said).toEqual([JOBS_USAGE]);
  const wrong = [
    [],
    ['retry'],
    ['retry', 'a', '--all'],
    ['remove', '--all'],
    ['list', 'a'],
    ['remove', 'a', 'b'],
    ['sing'],
  ];
  for (const args of wrong) expect([args, await jobs(...args)]).toEqual([args, 1]);
  expect(new Set(complained)).toEqual(new Set([JOBS_USAGE]));
  await expect(jobs('list', '--everything')).rejects.toThrow('--everything');
});
