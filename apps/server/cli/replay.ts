import { createLogger, describeError } from '@wonderlings/telemetry';
import { readConfig } from '../config.ts';
import { MODULES } from '../modules.ts';
import { openStores } from '../stores.ts';
import { HELP, readArguments, UsageError } from './replay/arguments.ts';
import { replay } from './replay/replay-command.ts';

/** The first signal asks for an orderly end; a second one ends the process at once, as it does without us. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Error('The replay was stopped'));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return stopping.signal;
}

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  if (asked.kind === 'help') {
    console.log(HELP);
    return 0;
  }
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  // What reads stdout wants the document alone.
  const onProgress = asked.kind === 'preview' && asked.json ? console.error : console.log;
  const stores = await openStores(config, {
    modules: MODULES,
    logger,
    onProgress,
    besideServer: true,
    // A release that is only previewed must not change the schemas of the one that runs.
    asItIs: asked.kind === 'preview',
  });
  // A verification leaves nothing behind, whatever ends it.
  const stop = asked.kind === 'verify' ? new AbortController().signal : stopSignal();
  try {
    return await replay(asked, { stores, anchorDir: config.anchorDir, stop });
  } finally {
    await stores.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nSee \`npm run replay -- --help\`.`);
    process.exit(2);
  }
  // As the log has it: Postgres' own message may quote a note.
  console.error(`The replay failed: ${describeError(error).message}`);
  process.exitCode = 1;
}
