import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { changePassword } from '@wonderlings/account/contract';
import { endOtherSignIns, endSignIn } from '@wonderlings/account/sign-ins-contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { LOG_KEY } from '../../lib/api/query-client.ts';
import type { PasswordValues } from './password-rules.ts';
import { signInsQuery } from './settings.query.ts';

const lookAgain = (queryClient: QueryClient) => () => {
  // Not waited for: it is told below the list.
  void queryClient.invalidateQueries({ queryKey: LOG_KEY });
  return queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey });
};

/** Signs out in one place. One that is over already is what was asked for. */
export const endSignInMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (id: string) => {
      try {
        await call(endSignIn, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSettled: lookAgain(queryClient),
  });

export const endOtherSignInsMutation = (queryClient: QueryClient) =>
  mutationOptions({ mutationFn: () => call(endOtherSignIns), onSettled: lookAgain(queryClient) });

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
