/** Postgres did not answer in time. What was asked for may happen yet. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Rejects after `ms`: postgres.js can leave a query unsettled when its connection is cut (porsager/postgres #1154). */
export function withDeadline<T>(work: PromiseLike<T>, ms: number, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer(`${what} took longer than ${ms} ms`)), ms);
    work.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
