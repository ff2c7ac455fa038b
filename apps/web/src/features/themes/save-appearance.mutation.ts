import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { changeSettings, type User } from '@wonderlings/account/contract';
import { failedToast } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import type { Appearance } from '../../lib/theme/appearance.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { afterAct } from '../rewards/index.ts';
import { SAVE_FAILED_TOAST } from './themes.copy.ts';

/** The child's settings in the query cache. */
const SETTINGS_KEY = ['user', 'settings'] as const;

/** Shows a choice wherever the user is read. */
export const showColors = (queryClient: QueryClient, { theme, color }: Partial<Appearance>): void =>
  void queryClient.setQueryData<User>(
    USER_KEY,
    (known) =>
      known && { ...known, ...(theme ? { defaultTheme: theme } : {}), ...(color ? { favoriteColor: color } : {}) },
  );

/** Sends what was chosen, so that it follows the child to another device, even as the page is left. */
const saveAppearanceMutation = (queryClient: QueryClient, userId: string) =>
  mutationOptions({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'appearance' },
    mutationFn: async ({ theme, color }: Partial<Appearance>) => {
      // Signed out, or another user by now: the choice is not theirs.
      if (queryClient.getQueryData<User>(USER_KEY)?.id !== userId) return null;
      const body = { ...(theme ? { defaultTheme: theme } : {}), ...(color ? { favoriteColor: color } : {}) };
      return call(changeSettings, { keepalive: true, body });
    },
    onSuccess: (answer, change) => {
      if (!answer) return;
      // Again, as the user may have been read meanwhile; and read now, as that read may have been given up.
      showColors(queryClient, change);
      for (const queryKey of [USER_KEY, SETTINGS_KEY]) void queryClient.invalidateQueries({ queryKey, exact: true });
      afterAct(queryClient, answer, userId);
    },
    // Shown in the words of the specification; the colours stay on this device until the next visit.
    onError: (reason) => void toast(failedToast(SAVE_FAILED_TOAST, reason)),
  });

/** A child who tries colours, or arrows through them, is recorded once it has stopped. */
export const SETTLE_MS = 600;

/** What was chosen and has not settled; it outlives the panel, which may close before. */
interface PendingChange {
  readonly userId: string;
  readonly change: Partial<Appearance>;
  readonly timer: ReturnType<typeof setTimeout>;
}
const pending = new WeakMap<QueryClient, PendingChange>();

/** Saves a choice once it has settled, with those that come before that. */
export function saveSoon(queryClient: QueryClient, userId: string, change: Partial<Appearance>): void {
  const before = pending.get(queryClient);
  clearTimeout(before?.timer);
  pending.set(queryClient, {
    userId,
    change: before?.userId === userId ? { ...before.change, ...change } : change,
    timer: setTimeout(() => saveNow(queryClient), SETTLE_MS),
  });
}

/** Saves what is pending without waiting for more: before the page that is being left is gone. */
export function saveNow(queryClient: QueryClient): void {
  const chosen = pending.get(queryClient);
  if (!chosen) return;
  clearTimeout(chosen.timer);
  pending.delete(queryClient);
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, saveAppearanceMutation(queryClient, chosen.userId));
  // What goes wrong is told by the mutation.
  mutation.execute(chosen.change).catch(() => {});
}
