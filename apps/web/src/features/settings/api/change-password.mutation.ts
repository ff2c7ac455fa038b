import { mutationOptions } from '@tanstack/react-query';
import { changePassword } from '@wonderlings/account/contract';
import { call } from '../../../lib/api/call.ts';
import type { PasswordValues } from '../password-rules.ts';

export const changePasswordMutation = mutationOptions({
  mutationFn: ({ currentPassword, newPassword }: PasswordValues) =>
    call(changePassword, { body: { currentPassword, newPassword } }),
});
