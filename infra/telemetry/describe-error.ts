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
 * Describes an error without the words that went into it: Postgres and `JSON.parse` quote their input, errors around theirs often
 * repeat it, and drivers hang queries and parameters on their errors. Only the fields named here are taken.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is not an error was thrown' };
  const code = codeOf(error);
  // The message may have lines of its own, and they may look like frames.
  const frames = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(frames?.length ? { stack: frames.join('\n') } : {}),
    ...(error.cause instanceof Error && depth < DEEPEST_CAUSE ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Of the error, or of one that it is said to come from. */
function quotesInput(error: Error, depth = 0): boolean {
  const code = codeOf(error);
  if (error instanceof SyntaxError || error.name === 'ZodError' || (code !== undefined && QUOTES_VALUES.test(code)))
    return true;
  return error.cause instanceof Error && depth < DEEPEST_CAUSE && quotesInput(error.cause, depth + 1);
}

function messageOf(error: Error): string {
  if (error.name === 'ZodError') return issuesOf(error);
  return quotesInput(error) ? withoutQuotes(error.message) : error.message;
}

/** zod's message is all of its issues, with paths that may hold keys that a user chose; their codes say what is wrong. */
function issuesOf(error: Error): string {
  const issues: unknown[] = 'issues' in error && Array.isArray(error.issues) ? error.issues : [];
  const codes = issues.map((issue) =>
    typeof issue === 'object' && issue !== null && 'code' in issue ? String(issue.code) : 'unknown',
  );
  return `Data that does not fit its schema: ${[...new Set(codes)].join(', ')}`;
}

/** From the first quote to the last, as Postgres sets them in any of its languages: what is quoted may hold quotes itself. */
const withoutQuotes = (message: string): string => message.replace(/["'„“”‘’«»‹›].*["'„“”‘’«»‹›]/s, '"…"');
