import { ApiError } from '../../lib/api/api-error.ts';

/** Whether a sign-in was right, and refused because the account is asleep. Apart from what is kept of it, which a sign-in page need not load. */
export const isAsleep = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.code === 'account.asleep';
