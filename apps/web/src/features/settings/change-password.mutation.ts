import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { changePassword } from '@wonderlings/account/contract';
import { call } from '../../lib/api/call.ts';
import type { PasswordValues } from './password-rules.ts';
import { signInsQuery } from './settings.query.ts';

export interface ChangePassword {
  readonly body: Pick<PasswordValues, 'currentPassword' | 'newPassword'>;
  /** The same over all tries: after a lost answer the old password may be another by now. */
  readonly idempotencyKey: string;
}

export const CHANGE_PASSWORD_KEY = ['change-password'] as const;

/** A change ends every other sign-in, so the list of them is looked up again. */
export const changePasswordMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: CHANGE_PASSWORD_KEY,
    mutationFn: (change: ChangePassword) => call(changePassword, change),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey }),
  });
