import { mutationOptions } from '@tanstack/react-query';
import { changePassword } from '@wonderlings/account/contract';
import { call } from '../../../lib/api/call.ts';
import type { PasswordValues } from '../password-rules.ts';

export const CHANGE_PASSWORD_KEY = ['change-password'] as const;

export const changePasswordMutation = mutationOptions({
  mutationKey: CHANGE_PASSWORD_KEY,
  mutationFn: ({ currentPassword, newPassword }: PasswordValues) =>
    call(changePassword, { body: { currentPassword, newPassword } }),
});
