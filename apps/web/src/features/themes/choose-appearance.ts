import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { USER_KEY, useSession } from '../../lib/session/session.ts';
import type { Appearance } from '../../lib/theme/appearance.ts';
import { applyPersonalColor } from '../../lib/theme/personal-color.ts';
import { applyTheme, keepOnDevice } from '../../lib/theme/use-appearance.ts';
import { saveNow, saveSoon, showColors } from './save-appearance.mutation.ts';

/** Applies a choice at once, and saves it: for the user who is signed in, else on the device. */
export function useChooseAppearance(): (change: Partial<Appearance>) => void {
  const { user, queryClient } = useSession();
  useEffect(() => saveOnLeaving(queryClient), [queryClient]);

  return (change) => {
    if (change.theme) applyTheme(change.theme);
    if (change.color) applyPersonalColor(change.color);
    // A child's colors are its own: on a device that several share, the next one does not see them.
    if (!user) keepOnDevice(change);
    if (!user || !queryClient) return;
    // A read that is under way knows nothing of the choice.
    void queryClient.cancelQueries({ queryKey: USER_KEY, exact: true });
    showColors(queryClient, change);
    saveSoon(queryClient, user.id, change);
  };
}

/** The panel closes, the page is left or goes to the background: whatever was chosen is saved now. */
function saveOnLeaving(queryClient: QueryClient | null): () => void {
  const save = () => void (queryClient && saveNow(queryClient));
  const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', saveWhenHidden);
  return () => {
    save();
    window.removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}
