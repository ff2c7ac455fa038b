import type { ToastWords } from '../../ui/toast/toast-store.ts';

/** What the server said about a refused call, as far as its body could be read. */
export interface Refusal {
  readonly error: string;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the contract of the call says that a page may show. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** A non-success answer, as `readApiError` makes it. Here without the schema of it, so that the first route can tell one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly refusal: Refusal | null;
  /** What `Retry-After` says, where it says seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: number, refusal: Refusal | null, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether no answer of the server came at all: no network, or one that answers with a page of its own (a hotel's sign-in). */
export const noAnswer = (error: unknown): boolean => !(error instanceof ApiError);

const ASKS_TO_WAIT: readonly number[] = [429, 503];
/** And what a proxy says in front of a server that is started again. */
const LATER: readonly number[] = [...ASKS_TO_WAIT, 502, 504];

/** Whether the same question may be answered in a moment: there was no answer, or one that is not about the question. */
export const mayAnswerLater = (error: unknown): boolean =>
  noAnswer(error) || (error instanceof ApiError && LATER.includes(error.status));

/** The server's own sentence for a person, or nothing when there was none (no network, a proxy's page). */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? error.refusal?.error : undefined;
}

/**
 * What the server says for a child to read when it asks to wait: a limit of the day or of the moment, or a store that is away
 * just now. The same call may go through later, under its key.
 */
export function waitSentence(error: unknown): string | undefined {
  return error instanceof ApiError && ASKS_TO_WAIT.includes(error.status) ? error.refusal?.error : undefined;
}

/**
 * Whether a call under this key was carried out before, with another body: its answer was lost, and what was to be sent has
 * changed since.
 */
export function wasSentOtherwise(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}

/** The words of a save that failed: the server's own where it asks to wait, else the page's. */
export function failedToast(
  words: { readonly title: string; readonly description: string },
  error: unknown,
): ToastWords {
  return { ...words, description: waitSentence(error) ?? words.description, variant: 'destructive' };
}
