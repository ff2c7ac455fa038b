import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { redact } from './redact.ts';

/** pino's own shape: `logger.info({ traceId }, 'sentence')`. */
export type Logger = Pick<PinoLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'level'>;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** JSON lines on stdout (or `destination`), written at once so that the last words of a crash are not lost. */
export function createLogger(options: { level: LogLevel; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      // The machine's name and the process id are the log collector's to add.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redact },
      // redact() has described it already.
      serializers: { err: (described) => described },
      hooks: {
        // Without a sentence pino takes the error's message for one, as it is.
        logMethod([first, ...rest], method) {
          if (first instanceof Error) method.call(this, { err: first }, rest[0] ?? 'Something failed');
          else method.call(this, first, ...rest);
        },
      },
    },
    options.destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
