import { ApiError, waitSentence } from '../../lib/api/api-error.ts';
import { fill } from '../../lib/copy/fill.ts';
import type { GrownUpArea } from '../../lib/grown-up/grown-up.query.ts';
import { PASSWORD_COPY, UNLOCK_COPY } from './grown-up.copy.ts';

/** Slips are free; from then on each costs time. */
const FREE_TRIES = 3;

export const isWrong = (error: unknown): boolean => codeOf(error) === 'grown-up.wrong';
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.refusal?.code : undefined;

/** What is said under the field of a grown-up password that did not open. */
export function proofRefusal(error: unknown, area: GrownUpArea | undefined): string {
  if (!isWrong(error)) return waitSentence(error) ?? PASSWORD_COPY.failed;
  const tries = area?.wrongTries ?? 0;
  return tries > FREE_TRIES ? fill(UNLOCK_COPY.wrongMany, { n: tries }) : UNLOCK_COPY.wrong;
}
