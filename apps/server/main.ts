import { createLogger, type Logger } from '@wonderlings/telemetry';
import { type Config, ConfigError, readConfig } from './config.ts';
import { exitOnCrash, firstSignal } from './process-events.ts';
import { homeUrls } from './public-url.ts';
import { type RunningServer, startServer } from './server.ts';

await main();

async function main(): Promise<void> {
  const config = readConfigOrExit();
  const logger = createLogger({ level: config.logLevel });
  exitOnCrash(logger);
  const stopAsked = firstSignal();
  const starting = startServer(config, { logger, onProgress: say });
  const server = await starting.catch((error: unknown) => refuseToStart(error, logger));
  say(`Wonderlings is ready at ${server.url}`);
  if (config.publicUrl) say(`Browsers find it at ${config.publicUrl.origin}`);
  else if (config.host === undefined) tellOtherDevices(server.port);
  await stopAsked;
  await stop(server, logger);
}

/** The tablet in the living room cannot know what `localhost` is. */
function tellOtherDevices(port: number): void {
  const urls = homeUrls(port);
  if (urls.length === 0) return;
  say(`Other devices in your home find it at ${urls.join(' or ')}`);
  say(
    'That is plain http, which others in the same network could read: use it at home only, and see PUBLIC_URL for more.',
  );
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env, { serves: true });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    complain(error.message);
    process.exit(1);
  }
}

/** One sentence for the person in front of it; where it came from is in the log, for a reader who wants that much. */
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
