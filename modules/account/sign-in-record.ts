import { DomainError, QUOTA_DAY } from '@wonderlings/kernel';

/** On a day that is full the log takes no more, but a child that may not write any more today may still come in and read. */
export async function recordSignIn(sign: () => Promise<unknown>): Promise<void> {
  await sign().catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== QUOTA_DAY) throw error;
  });
}
