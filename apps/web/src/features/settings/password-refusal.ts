import { ApiError } from '../../lib/api/api-error.ts';
import type { PasswordProblems } from './password-rules.ts';
import { SECURITY_COPY } from './settings.copy.ts';

/** Which field the server refused, for the child to see when the toast has gone. */
export function passwordRefusal(error: Error): PasswordProblems {
  if (!(error instanceof ApiError) || !error.refusal) return {};
  const { code, fields } = error.refusal;
  if (code === 'account.wrong-password') return { currentPassword: SECURITY_COPY.wrong };
  return fields.newPassword ? { newPassword: fields.newPassword } : {};
}
