import { createLogger, describeError, type Logger } from '@wonderlings/telemetry';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type RunningServer, startServer } from './server.ts';

/** Ctrl-C once more, after this long, means it. */
const INSIST_AFTER_MS = 1_000;

await main();

async function main(): Promise<void> {
  const config = readConfigOrExit();
  const logger = createLogger({ level: config.logLevel });
  exitOnCrash(logger);
  const stopAsked = firstSignal();
  const starting = startServer(config, { logger, onProgress: say });
  const server = await starting.catch((error: unknown) => refuseToStart(error, logger));
  say(`Wonderlings is ready at ${server.url}`);
  await stopAsked;
  await stop(server, logger);
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    complain(error.message);
    process.exit(1);
  }
}

/** One sentence for the person in front of it; where it came from is in the log, for whoever asks for that much. */
function refuseToStart(error: unknown, logger: Logger): never {
  complain(`Wonderlings could not start: ${error instanceof Error ? error.message : String(error)}`);
  logger.debug({ err: error }, 'The start failed');
  process.exit(1);
}

async function stop(server: RunningServer, logger: Logger): Promise<void> {
  say('Stopping …');
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    logger.error({ err: error }, 'Not everything could be stopped cleanly');
    process.exit(1);
  }
}

/** Resolves at the first SIGTERM or SIGINT; a later Ctrl-C does not wait for anything any more. */
function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked: number | undefined;
    const onSignal = () => {
      // A terminal and a parent process may both pass the same Ctrl-C on.
      if (asked !== undefined && performance.now() - asked > INSIST_AFTER_MS) process.exit(130);
      asked ??= performance.now();
      resolve();
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}

/** After an error that nobody caught, nothing in memory can be trusted: what was answered is stored, and a new process starts clean. */
function exitOnCrash(logger: Logger): void {
  const crash = (kind: string) => (error: unknown) => {
    logger.fatal({ err: error }, kind);
    complain(`Wonderlings has to stop: ${describeError(error).message}`);
    process.exit(1);
  };
  process.on('uncaughtException', crash('An exception was not caught'));
  process.on('unhandledRejection', crash('A rejection was not handled'));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
