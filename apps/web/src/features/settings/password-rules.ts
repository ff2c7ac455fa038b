import { ChangePasswordInput } from '@wonderlings/account/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { SECURITY_COPY } from './settings.copy.ts';

export interface PasswordValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

type PasswordProblems = Partial<Record<keyof PasswordValues, string>>;

export const isFilled = (values: PasswordValues): boolean => Object.values(values).every((value) => value !== '');

/** What is wrong with a filled form, by field (specification 001, section 5). Both rules speak at once. */
export function passwordProblems({ confirmPassword, ...input }: PasswordValues): PasswordProblems {
  const issues = ChangePasswordInput.safeParse(input).error?.issues ?? [];
  return {
    ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])),
    ...(confirmPassword === input.newPassword ? {} : { confirmPassword: SECURITY_COPY.differ }),
  };
}

/** Which field the server refused, for the child to see when the toast has gone. */
export function passwordRefusal(error: Error): PasswordProblems {
  if (!(error instanceof ApiError) || !error.refusal) return {};
  const { code, fields } = error.refusal;
  if (code === 'account.wrong-password') return { currentPassword: SECURITY_COPY.wrong };
  return fields.newPassword ? { newPassword: fields.newPassword } : {};
}
