import { ChangePasswordInput } from '@wonderlings/account/contract';
import { SECURITY_COPY } from './settings.copy.ts';

export interface PasswordValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type PasswordProblems = Partial<Record<keyof PasswordValues, string>>;

export const isFilled = (values: PasswordValues): boolean => Object.values(values).every((value) => value !== '');

/** What is wrong with a filled form, by field (specification 001, section 5). Both rules speak at once. */
export function passwordProblems({ confirmPassword, ...input }: PasswordValues): PasswordProblems {
  const issues = ChangePasswordInput.safeParse(input).error?.issues ?? [];
  return {
    ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])),
    ...(confirmPassword === input.newPassword ? {} : { confirmPassword: SECURITY_COPY.differ }),
  };
}
