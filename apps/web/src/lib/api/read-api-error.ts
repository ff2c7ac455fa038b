import { ErrorAnswer } from '@wonderlings/kernel/contract';
import { ApiError, type Refusal } from './api-error.ts';

/** The message is `"{status}: {response text or status text}"` (specification 000, section 7). */
export function readApiError(
  status: number,
  statusText: string,
  body: string,
  retryAfter: string | null = null,
): ApiError {
  // Its other form is a date; none of our servers says one.
  const seconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return new ApiError(`${status}: ${body || statusText}`, status, readRefusal(body), seconds);
}

function readRefusal(body: string): Refusal | null {
  try {
    const answer = ErrorAnswer.partial({ code: true }).safeParse(JSON.parse(body));
    if (!answer.success) return null;
    const { error, code = '', fields = {}, details } = answer.data;
    return { error, code, fields, ...(details ? { details } : {}) };
  } catch {
    return null;
  }
}
