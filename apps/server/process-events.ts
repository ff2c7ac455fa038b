import { describeError, type Logger } from '@wonderlings/telemetry';

/** Ctrl-C once more, after this long, means it. */
const INSIST_AFTER_MS = 1_000;

/** Resolves at the first SIGTERM or SIGINT; a later Ctrl-C does not wait for anything any more. */
export function firstSignal(): Promise<void> {
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

/** After an uncaught error, nothing in memory can be trusted: what was answered is stored, and a new process starts clean. */
export function exitOnCrash(logger: Logger): void {
  const crash = (kind: string) => (error: unknown) => {
    logger.fatal({ err: error }, kind);
    process.stderr.write(`Wonderlings has to stop: ${describeError(error).message}\n`);
    process.exit(1);
  };
  process.on('uncaughtException', crash('An exception was not caught'));
  process.on('unhandledRejection', crash('A rejection was not handled'));
}
