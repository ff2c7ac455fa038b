import { DeadlineExceeded } from '@wonderlings/postgres';
import { LogGapError } from '../log-gap-error.ts';

/**
 * What a failed call means for the caller:
 * - `wrong-revision`, `absent` (no such stream), `ended` (tombstoned): the server's answer to what was asked;
 * - `not-leader`: nothing happened, and the client has turned to the leader;
 * - `refused`: the same call will fail again (too large, not allowed);
 * - `unknown`: it happened or it did not, or will yet. For a read: it may go well a moment later.
 */
export type Failure = 'wrong-revision' | 'absent' | 'ended' | 'not-leader' | 'refused' | 'unknown';

/** By the `type` that the client's errors carry; so this needs none of its classes. */
const BY_TYPE: Readonly<Record<string, Failure>> = {
  'wrong-expected-version': 'wrong-revision',
  'stream-not-found': 'absent',
  'stream-deleted': 'ended',
  'not-leader': 'not-leader',
  'access-denied': 'refused',
  'invalid-argument': 'refused',
  'maximum-append-size-exceeded': 'refused',
};

/** Status codes of gRPC that no `type` goes with: INVALID_ARGUMENT, PERMISSION_DENIED, UNIMPLEMENTED, UNAUTHENTICATED. */
const REFUSALS = new Set([3, 7, 12, 16]);

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return 'unknown';
  const known = 'type' in error && typeof error.type === 'string' ? BY_TYPE[error.type] : undefined;
  if (known) return known;
  return 'code' in error && typeof error.code === 'number' && REFUSALS.has(error.code) ? 'refused' : 'unknown';
}

/** The stream's last revision as a refusal names it. */
export function actualRevision(error: unknown): bigint | 'none' {
  const actual = error instanceof Error && 'actualVersion' in error ? error.actualVersion : undefined;
  return typeof actual === 'bigint' ? actual : 'none';
}

/** Whether a reader should try again. A call that is refused is worth no second one. */
export function isTransientOnWire(error: unknown): boolean {
  if (error instanceof LogGapError || error instanceof StoreClosed) return false;
  return error instanceof DeadlineExceeded || ['unknown', 'not-leader'].includes(failureOf(error));
}

export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';

  constructor() {
    super('The event store is closed');
  }
}
