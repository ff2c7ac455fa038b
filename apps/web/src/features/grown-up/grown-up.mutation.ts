import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  askGrownUpReset,
  changeGrownUpPassword,
  closeGrownUpArea,
  openGrownUpArea,
  setGrownUpPassword,
  stopGrownUpReset,
} from '@wonderlings/family/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { forgetGrownUpArea, grownUpQuery, putGrownUp } from './grown-up.query.ts';
import type { Attempt, PasswordAttempt } from './password/password-forms.tsx';

export type ChangeAttempt = Attempt<{ readonly currentPassword?: string; readonly newPassword: string }>;

/** Its variables hold a password: they are not kept. */
const FORGOTTEN = { gcTime: 0 } as const;

/** A wrong try changes what is known: how many there were, and when the next one is accepted. */
const refetchArea = (queryClient: QueryClient) => (error: Error) =>
  error instanceof ApiError && (error.status === 403 || error.status === 429)
    ? queryClient.invalidateQueries({ queryKey: grownUpQuery.queryKey })
    : undefined;

export const setPasswordMutation = (queryClient: QueryClient) =>
  mutationOptions({
    ...FORGOTTEN,
    mutationFn: (attempt: PasswordAttempt) => call(setGrownUpPassword, attempt),
    onSuccess: (answer) => putGrownUp(queryClient, answer),
  });

export const changePasswordMutation = (queryClient: QueryClient) =>
  mutationOptions({
    ...FORGOTTEN,
    mutationFn: (attempt: ChangeAttempt) => call(changeGrownUpPassword, attempt),
    onSuccess: (answer) => {
      forgetGrownUpArea(queryClient);
      putGrownUp(queryClient, answer);
    },
    onError: refetchArea(queryClient),
  });

export const openAreaMutation = (queryClient: QueryClient) =>
  mutationOptions({
    ...FORGOTTEN,
    mutationFn: (attempt: PasswordAttempt) => call(openGrownUpArea, attempt),
    onSuccess: (answer) => putGrownUp(queryClient, answer),
    onError: refetchArea(queryClient),
  });

export const closeAreaMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(closeGrownUpArea),
    onSuccess: (answer) => {
      forgetGrownUpArea(queryClient);
      putGrownUp(queryClient, answer);
    },
  });

export const askResetMutation = (queryClient: QueryClient) =>
  mutationOptions({
    ...FORGOTTEN,
    mutationFn: (attempt: PasswordAttempt) => call(askGrownUpReset, attempt),
    onSuccess: (answer) => putGrownUp(queryClient, answer),
  });

export const stopResetMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(stopGrownUpReset),
    onSuccess: (answer) => putGrownUp(queryClient, answer),
  });
