import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Consent, giveConsent, withdrawConsent } from '@wonderlings/family/consent-contract';
import type { SleepAnswer } from '@wonderlings/kernel/contract';
import { call } from '../../../lib/api/call.ts';
import { grownUpQuery } from '../grown-up.query.ts';
import type { PasswordAttempt } from '../password/password-forms.tsx';
import { consentQuery } from './consent.query.ts';

interface ConsentAttempt {
  readonly body: { readonly password: string; readonly version: string };
  readonly idempotencyKey: string;
}

const keep = (queryClient: QueryClient) => (consent: Consent) => {
  queryClient.setQueryData(consentQuery.queryKey, consent);
  // A first yes sets the password. Not awaited: what was known changes the page, and with it goes the form that thanks.
  void queryClient.invalidateQueries({ queryKey: grownUpQuery.queryKey });
};
const refetchArea = (queryClient: QueryClient) => () =>
  queryClient.invalidateQueries({ queryKey: grownUpQuery.queryKey });

export const giveConsentMutation = (queryClient: QueryClient) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: (attempt: ConsentAttempt) => call(giveConsent, attempt),
    onSuccess: keep(queryClient),
    onError: refetchArea(queryClient),
  });

/**
 * Puts the account to sleep. Its sessions end with it, so that the form may be gone before the answer has come: what comes next does
 * not depend on it.
 */
export const withdrawConsentMutation = (queryClient: QueryClient, onAsleep: (sleep: SleepAnswer) => Promise<void>) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: (attempt: PasswordAttempt) => call(withdrawConsent, attempt),
    onSuccess: onAsleep,
    onError: refetchArea(queryClient),
  });
