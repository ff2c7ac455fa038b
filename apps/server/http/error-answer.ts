import { DomainError, type DomainErrorKind } from '@wonderlings/kernel';
import type { ErrorAnswer } from '@wonderlings/kernel/contract';
import { HttpRefusal } from './http-refusal.ts';
import { isUnavailable } from './unavailable.ts';

const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
} satisfies Record<DomainErrorKind, number>;

export interface Refusal {
  readonly status: number;
  readonly body: ErrorAnswer;
  /** False: this error was not foreseen, and is masked. */
  readonly expected: boolean;
  /** For `Retry-After`, in seconds. */
  readonly retryAfter?: number | undefined;
}

/** What a caller may know of an error: refusals speak, everything else is masked behind the trace id. */
export function errorAnswer(error: unknown, traceId: string): Refusal {
  if (error instanceof DomainError) {
    const { status, body, expected } = refusal(STATUS_OF[error.kind], error);
    const details = error.details ? { details: { ...error.details } } : {};
    return { status, body: { ...body, ...details }, expected, retryAfter: error.retryAfterSeconds };
  }
  if (error instanceof HttpRefusal) return refusal(error.status, error);
  if (isUnavailable(error)) {
    return {
      status: 503,
      body: { error: 'We cannot reach our notebook right now. Please try again.', code: 'server.unavailable', traceId },
      expected: false,
    };
  }
  return {
    status: 500,
    body: { error: 'Something went wrong', code: 'server.unexpected', traceId },
    expected: false,
  };
}

function refusal(status: number, { code, message, fields }: DomainError | HttpRefusal): Refusal {
  return { status, body: { error: message, code, ...(fields ? { fields: { ...fields } } : {}) }, expected: true };
}
