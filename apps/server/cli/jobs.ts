import { type JobList, openJobList } from '@wonderlings/jobs';
import { createLogger, describeError, type Logger } from '@wonderlings/telemetry';
import { type Config, readConfig } from '../config.ts';
import { MODULES } from '../modules.ts';
import { openStores } from '../stores.ts';
import { runJobsCommand } from './jobs-command.ts';

async function open(): Promise<JobList> {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const onError = (err: Error) => logger.warn({ err }, 'The job queue cannot be reached, and is tried again');
  if (config.redisUrl !== undefined) return openJobList({ databaseUrl: '', redisUrl: config.redisUrl, onError });
  return openInPostgres(config, logger, onError);
}

/** The queue is where the servers have it, which may be the embedded Postgres of one that runs. */
async function openInPostgres(config: Config, logger: Logger, onError: (err: Error) => void): Promise<JobList> {
  const stores = await openStores(config, {
    ...{ modules: MODULES, logger, onProgress: console.error },
    ...{ besideServer: true, withJobs: true },
  });
  const list = await openJobList({ databaseUrl: stores.databaseUrl, onError });
  return {
    ...list,
    async close() {
      await list.close();
      await stores.close();
    },
  };
}

try {
  process.exitCode = await runJobsCommand(process.argv.slice(2), {
    open,
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
} catch (error) {
  console.error(`The jobs are as they were: ${describeError(error).message}`);
  process.exitCode = 1;
}
