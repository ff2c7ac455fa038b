import { parseArgs } from 'node:util';
import type { JobList, ListedJobLine } from '@wonderlings/jobs';

export const JOBS_USAGE = `
npm run jobs -- list [--failed]            what waits, runs, is tried again later or was given up: ids and figures, never contents
npm run jobs -- retry <id> | --all         try a job again now, or all that were given up
npm run jobs -- remove <id>                take a job out of the queue
npm run jobs -- run <name>                 have a repeating job take its turn now, like keep-anchors or find-erase-sleepers

A job that fails is tried again for about two hours, then rests for an hour and is tried anew for as long as its work is due.
What is removed and still due is found again within a minute: a queue may be lost, its work may not.
Works beside running servers with the same REDIS_URL, DATABASE_URL or DATA_DIR.

Exits with 0 when it was done, and with 1 when it was not.`.trim();

interface JobsCommand {
  /** Opened when it is needed: the usage is told without a queue. */
  readonly open: () => Promise<JobList>;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** The operator's command on the job queue. @returns the exit code @throws Error with a sentence */
export async function runJobsCommand(args: readonly string[], { open, say, complain }: JobsCommand): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      failed: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [verb, id, ...more] = positionals;
  if (values.help) {
    say(JOBS_USAGE);
    return 0;
  }
  const work = workOf(verb, id, values);
  if (!work || more.length > 0) {
    complain(JOBS_USAGE);
    return 1;
  }
  const jobs = await open();
  try {
    return await work(jobs, { say, complain });
  } finally {
    await jobs.close();
  }
}

type Output = Pick<JobsCommand, 'say' | 'complain'>;
type Work = (jobs: JobList, output: Output) => Promise<number>;

function workOf(
  verb: string | undefined,
  id: string | undefined,
  { failed, all }: { readonly failed: boolean; readonly all: boolean },
): Work | undefined {
  if (verb === 'list' && id === undefined && !all) return (jobs, { say }) => list(jobs, failed, say);
  if (failed) return undefined;
  if (verb === 'retry' && all && id === undefined) return (jobs, { say }) => retryAll(jobs, say);
  if (all || id === undefined) return undefined;
  switch (verb) {
    case 'retry':
      return async (jobs, output) => told(await jobs.retry(id), `Tried again: ${id}`, noJob(id), output);
    case 'remove':
      return async (jobs, output) => told(await jobs.remove(id), `Removed: ${id}`, noJob(id), output);
    case 'run':
      return async (jobs, output) =>
        told(await jobs.run(id), `Has its turn: ${id}`, `No repeating job is named ${id}.`, output);
    default:
      return undefined;
  }
}

const noJob = (id: string): string => `There is no job ${id} in the queue. See: npm run jobs -- list`;

function told(isDone: boolean, done: string, not: string, { say, complain }: Output): number {
  if (isDone) say(done);
  else complain(not);
  return isDone ? 0 : 1;
}

async function list(jobs: JobList, onlyFailed: boolean, say: Output['say']): Promise<number> {
  const lines = await jobs.list(onlyFailed ? 'failed' : undefined);
  for (const line of lines) say(lineOf(line));
  if (lines.length === 0) say(onlyFailed ? 'No job was given up.' : 'Nothing waits, runs or was given up.');
  return 0;
}

async function retryAll(jobs: JobList, say: Output['say']): Promise<number> {
  let tried = 0;
  for (const { id } of await jobs.list('failed')) {
    if (await jobs.retry(id)) tried += 1;
  }
  say(tried === 0 ? 'No job was given up.' : `Tried again: ${tried}`);
  return 0;
}

function lineOf({ id, state, attempts, progress, failure, askedAt, failedAt }: ListedJobLine): string {
  const facts = [
    `asked ${askedAt.toISOString()}`,
    ...(attempts > 0 ? [`${attempts} ${attempts === 1 ? 'try' : 'tries'}`] : []),
    ...(progress ? [`at ${progress.done}${progress.total === undefined ? '' : ` of ${progress.total}`}`] : []),
    ...(failedAt ? [`given up ${failedAt.toISOString()}`] : []),
    ...(failure ? [failure] : []),
  ];
  return `${id}  ${state}  ${facts.join(', ')}`;
}
