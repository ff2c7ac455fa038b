import { GROWN_UP_PASSWORD } from '@wonderlings/family/contract';
import { textLength } from '@wonderlings/kernel/contract';
import { ApiError, waitSentence } from '../../../lib/api/api-error.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { PASSWORD_COPY, UNLOCK_COPY } from '../grown-up.copy.ts';
import type { GrownUpArea } from '../grown-up.query.ts';

export interface NewPassword {
  readonly password: string;
  readonly again: string;
}
export type NewPasswordProblems = { readonly [Field in keyof NewPassword]?: string };

/** What this page can tell before it asks the server. */
export function newPasswordProblems({ password, again }: NewPassword): NewPasswordProblems {
  const length = textLength(password);
  const missing = GROWN_UP_PASSWORD.min - length;
  if (missing > 0) return { password: missingWords(missing) };
  if (length > GROWN_UP_PASSWORD.max) return { password: PASSWORD_COPY.tooLong };
  return password === again ? {} : { again: PASSWORD_COPY.differ };
}

const missingWords = (missing: number): string =>
  missing === 1 ? PASSWORD_COPY.tooShortOne : fill(PASSWORD_COPY.tooShort, { n: missing });

/** What is shown below the first field while it is typed; nothing before there is enough of it. */
export function enoughWords(password: string): string | null {
  const length = textLength(password);
  return length >= GROWN_UP_PASSWORD.min ? fill(PASSWORD_COPY.enough, { n: length }) : null;
}

/** What the server has against a new password, for a person; null for any other refusal. */
export function refusedPassword(error: unknown, name: string): string | null {
  if (!(error instanceof ApiError) || !error.refusal) return null;
  const { code, fields } = error.refusal;
  if (code === 'grown-up.same') return fill(PASSWORD_COPY.same, { name });
  if (code === 'grown-up.common') return PASSWORD_COPY.common;
  return fields.newPassword ?? (code === 'input.invalid' ? (fields.password ?? null) : null);
}

/** Slips are free; from then on each costs time. */
const FREE_TRIES = 3;

export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.refusal?.code : undefined;

/** What is said under the field of a grown-up password that did not open. */
export function proofRefusal(error: unknown, area: GrownUpArea | undefined): string {
  if (codeOf(error) !== 'grown-up.wrong') return waitSentence(error) ?? PASSWORD_COPY.failed;
  const tries = area?.wrongTries ?? 0;
  return tries > FREE_TRIES ? fill(UNLOCK_COPY.wrongMany, { n: tries }) : UNLOCK_COPY.wrong;
}
