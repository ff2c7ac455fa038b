import { useRouter } from '@tanstack/react-router';
import type { SleepAnswer } from '@wonderlings/kernel/contract';
import { SESSION_TOASTS } from '../../../lib/copy/toasts.ts';
import { useSession, useUser } from '../../../lib/session/session.ts';
import { currentToasts, dismissToast } from '../../../ui/toast/toast-store.ts';
import { type Asleep, putAsleep } from './asleep.ts';

/**
 * Leads to the page of an account that has just fallen asleep. It comes before this device signs out: it is open to all, so that
 * the guard does not take the child to the sign-in page in between.
 */
export function useShowAsleep(): (sleep: SleepAnswer, why?: Asleep['why']) => Promise<void> {
  const { logOut } = useSession();
  const { username } = useUser();
  const router = useRouter();
  return async (sleep, why) => {
    putAsleep({ ...sleep, username, ...(why ? { why } : {}) });
    await router.navigate({ to: '/asleep' });
    await logOut();
    // The page says what became of the account: a cheerful goodbye would lie over it. That it failed is still said.
    for (const { id, title } of currentToasts()) if (title === SESSION_TOASTS.goodbye.title) dismissToast(id);
  };
}
