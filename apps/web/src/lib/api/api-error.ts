import { ErrorAnswer } from '@wonderlings/kernel/contract';

/** What the server said about a refused call, as far as its body could be read. */
export interface Refusal {
  readonly error: string;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A non-success answer. The message is `"{status}: {response text or status text}"` (specification 000, section 7). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly refusal: Refusal | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.refusal = readRefusal(body);
  }
}

function readRefusal(body: string): Refusal | null {
  try {
    const answer = ErrorAnswer.partial({ code: true }).safeParse(JSON.parse(body));
    return answer.success
      ? { error: answer.data.error, code: answer.data.code ?? '', fields: answer.data.fields ?? {} }
      : null;
  } catch {
    return null;
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The server's own sentence for a person, or nothing when there was none (no network, a proxy's page). */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? error.refusal?.error : undefined;
}
