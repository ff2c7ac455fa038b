import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { changePassword } from '@wonderlings/account/contract';
import { call } from '../../../lib/api/call.ts';
import type { PasswordValues } from '../password-rules.ts';
import { signInsQuery } from './sign-ins.query.ts';

export const CHANGE_PASSWORD_KEY = ['change-password'] as const;

interface Change extends PasswordValues {
  /** The same for the same form: after a lost answer the password may be another, and only the same command goes on. */
  readonly idempotencyKey: string;
}

/** A change ends every other sign-in, so the list of them is looked up again. */
export const changePasswordMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: CHANGE_PASSWORD_KEY,
    mutationFn: ({ currentPassword, newPassword, idempotencyKey }: Change) =>
      call(changePassword, { body: { currentPassword, newPassword }, idempotencyKey }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey }),
  });
