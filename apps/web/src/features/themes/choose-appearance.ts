import type { QueryClient } from '@tanstack/react-query';
import { type ChangedSettings, changeSettings, type User } from '@wonderlings/account/contract';
import { useEffect } from 'react';
import { failedToast } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { USER_KEY, useSession } from '../../lib/session/session.ts';
import type { Appearance } from '../../lib/theme/appearance.ts';
import { applyPersonalColor } from '../../lib/theme/personal-color.ts';
import { applyTheme, keepOnDevice } from '../../lib/theme/use-appearance.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { afterAct } from '../rewards/index.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { SAVE_FAILED_TOAST } from './themes.copy.ts';

/** The child's settings in the query cache. */
const SETTINGS_KEY = ['user', 'settings'] as const;

/** Applies a choice at once, and saves it: for the user who is signed in, else on the device. */
export function useChooseAppearance(): (change: Partial<Appearance>) => void {
  const { user, queryClient } = useSession();
  useEffect(() => flushOnLeaving(queryClient), [queryClient]);

  return (change) => {
    if (change.theme) applyTheme(change.theme);
    if (change.color) applyPersonalColor(change.color);
    // A child's colors are its own: on a device that several share, the next one does not see them.
    if (!user) keepOnDevice(change);
    if (!user || !queryClient) return;
    // A read that is under way knows nothing of the choice.
    void queryClient.cancelQueries({ queryKey: USER_KEY, exact: true });
    queryClient.setQueryData<User>(USER_KEY, (known) => known && withColors(known, change));
    queueOf(user.id, queryClient).add(change);
  };
}

/** Outlives the panel, which may close before the child's choice has settled. */
const queues = new WeakMap<QueryClient, { readonly userId: string; readonly queue: SaveQueue }>();

function queueOf(userId: string, queryClient: QueryClient): SaveQueue {
  const known = queues.get(queryClient);
  if (known?.userId === userId) return known.queue;
  const queue = createSaveQueue((change) => save(change, userId, queryClient));
  queues.set(queryClient, { userId, queue });
  return queue;
}

/** The panel closes, the page is left or goes to the background: whatever was chosen is saved now. */
function flushOnLeaving(queryClient: QueryClient | null): () => void {
  const flush = () => void (queryClient && queues.get(queryClient)?.queue.flush());
  const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  return () => {
    flush();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushWhenHidden);
  };
}

const withColors = (user: User, { theme, color }: Partial<Appearance>): User => ({
  ...user,
  ...(theme ? { defaultTheme: theme } : {}),
  ...(color ? { favoriteColor: color } : {}),
});

async function save(change: Partial<Appearance>, userId: string, queryClient: QueryClient): Promise<void> {
  // Signed out, or another user by now: the choice is not theirs.
  if (queryClient.getQueryData<User>(USER_KEY)?.id !== userId) return;
  try {
    const answer = await saveAppearance(change);
    // Again, as the user may have been read meanwhile; and read now, as that read may have been given up.
    queryClient.setQueryData<User>(USER_KEY, (known) => known && withColors(known, change));
    for (const queryKey of [USER_KEY, SETTINGS_KEY]) void queryClient.invalidateQueries({ queryKey, exact: true });
    afterAct(queryClient, answer, userId);
  } catch (reason) {
    // Shown in the words of the specification; the colours stay on this device until the next visit.
    toast(failedToast(SAVE_FAILED_TOAST, reason));
  }
}

/** Sends what was chosen, so that it follows the child to another device, even as the page is left; answers what came of it. */
function saveAppearance({ theme, color }: Partial<Appearance>): Promise<ChangedSettings> {
  return call(changeSettings, {
    keepalive: true,
    body: { ...(theme ? { defaultTheme: theme } : {}), ...(color ? { favoriteColor: color } : {}) },
  });
}
