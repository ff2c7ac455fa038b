/** An error as the log may hold it. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Where, without the message that V8 repeats above it. */
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** SQLSTATE classes whose messages quote the value that was refused: data exception, integrity violation. */
const QUOTES_VALUES = /^(22|23)/;
const DEEPEST_CAUSE = 5;

/**
 * Describes an error without the words that went into it: Postgres and `JSON.parse` quote their input, and drivers hang
 * queries and parameters on their errors. Only the fields named here are taken.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is not an error was thrown' };
  const code = codeOf(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: quotesInput(error, code) ? withoutQuotes(error.message) : error.message,
    ...(code === undefined ? {} : { code }),
    ...(frames?.length ? { stack: frames.join('\n') } : {}),
    ...(error.cause instanceof Error && depth < DEEPEST_CAUSE ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function quotesInput(error: Error, code: string | undefined): boolean {
  return error instanceof SyntaxError || (code !== undefined && QUOTES_VALUES.test(code));
}

/** From the first quote to the last: what is quoted may hold quotes itself. */
const withoutQuotes = (message: string): string => message.replace(/["'].*["']/s, '"…"');
