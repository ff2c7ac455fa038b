import { useRouter } from '@tanstack/react-router';
import { SleepAnswer } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { tabValue } from '../../device/store/parsed-values.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSession, useUser } from '../../lib/session/session.ts';
import { keepText, keptText } from '../../lib/small-values.ts';
import { dismissToast, toasts } from '../../ui/toast/toast-store.ts';
import { isAsleep } from './asleep-refusal.ts';
import { SESSION_TOASTS } from './session.copy.ts';

/** An account that is asleep, as this tab knows it: never its password. */
const AsleepHere = SleepAnswer.extend({
  username: z.string(),
  /** Where this tab saw a grown-up take its yes back; `needs-yes` where the operator must have one. */
  why: z.enum(['no-yes', 'needs-yes']).exactOptional(),
});
export type Asleep = z.infer<typeof AsleepHere>;
const here = tabValue(AsleepHere);

/** Where the browser keeps nothing: as long as this page lasts. */
let unkept: Asleep | null = null;

const KEY = 'wonderlings.asleep';
/** The number of the last receipt that was asked for here. It names no child. */
const RECEIPT_KEY = 'wonderlings.receipt';

/** Keeps what a refused sign-in told of an account that is asleep; answers whether it was that. */
export function rememberAsleep(username: string, failure: unknown): boolean {
  if (!(failure instanceof ApiError) || !isAsleep(failure)) return false;
  const sleep = SleepAnswer.safeParse(failure.refusal?.details);
  if (!sleep.success) return false;
  putAsleep({ ...sleep.data, username });
  return true;
}

export function putAsleep(asleep: Asleep): void {
  unkept = here.keep(KEY, asleep) ? null : asleep;
  keepText('device', RECEIPT_KEY, asleep.receipt);
}

export const readAsleep = (): Asleep | null => here.read(KEY) ?? unkept;

export function forgetAsleep(): void {
  unkept = null;
  here.forget(KEY);
}

export const keptReceipt = (): string | null => keptText('device', RECEIPT_KEY) ?? unkept?.receipt ?? null;

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
    // The page says what became of the account: a cheerful goodbye, or that a session ended, would lie over it. That it failed is
    // still said.
    const said: readonly (string | undefined)[] = [SESSION_TOASTS.goodbye.title, SESSION_TOASTS.sessionEnded.title];
    for (const { id, title } of toasts.get()) if (said.includes(title)) dismissToast(id);
  };
}
