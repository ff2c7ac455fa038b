import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User, Words } from '@wonderlings/account/contract';
import { failedToast } from '../../lib/api/api-error.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { saveSettingsMutation } from './save-settings.mutation.ts';
import { SETTINGS_TOASTS } from './settings.copy.ts';

/** The page says everything so at once; what could not be saved is taken back. */
export function useChooseWords(): (words: Words) => void {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(saveSettingsMutation(queryClient));
  return (words) => {
    const before = queryClient.getQueryData<User>(USER_KEY);
    if (!before || before.words === words) return;
    const show = (shown: Words) =>
      queryClient.setQueryData<User>(USER_KEY, (user) => (user?.id === before.id ? { ...user, words: shown } : user));
    show(words);
    // Also when the page that it was chosen on has gone.
    mutateAsync({ words }).catch((error: unknown) => {
      show(before.words);
      toast(failedToast(SETTINGS_TOASTS.failed, error));
    });
  };
}
