import { DomainError } from './domain-error.ts';

const CODE = 'account.gone';

/** The refusal of every act on a child that never was, or is erased. */
export const childGone = (): DomainError =>
  new DomainError('unauthenticated', CODE, 'This account is not here any more.');

export const isChildGone = (error: unknown): boolean => error instanceof DomainError && error.code === CODE;
