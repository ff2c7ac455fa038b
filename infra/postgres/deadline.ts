/** The database did not answer in time. What was asked for may happen yet. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
  readonly code = 'DEADLINE_EXCEEDED';
}

/**
 * Rejects with {@link DeadlineExceeded} after `ms` whatever becomes of the promise: postgres.js can leave a query unsettled when
 * its connection is cut (porsager/postgres #1154, #1186), and no caller may wait for that.
 */
export function withDeadline<T>(promise: PromiseLike<T>, ms: number, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineExceeded(`${what} took longer than ${ms} ms`)), ms);
    promise.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
