import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clearDevice } from '../../device/outbox/clear-device.ts';
import { copyOfDevice } from '../../device/store/device-copy.ts';
import { readHoldings } from '../../device/store/device-holdings.ts';
import { logFailure } from '../../lib/log.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useUser } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { DEVICE_TOASTS } from './device.copy.ts';

/** What this device holds of the child, and what can be done about it. */
export function useDevice() {
  const { id, username } = useUser();
  const queryClient = useQueryClient();
  const queryKey = ['device', id];
  const holdings = useQuery({ queryKey, queryFn: () => readHoldings(id), staleTime: 0, gcTime: 0 });
  const failed = (words: (typeof DEVICE_TOASTS)['notSaved' | 'notForgotten']) => (reason: Error) => {
    logFailure(words.title, reason);
    toast({ ...words, variant: 'destructive' });
  };

  const save = useMutation({
    mutationFn: async () => {
      const now = new Date();
      saveFile(await copyOfDevice(id, now), `wonderlings-${username}-${now.toISOString().slice(0, 10)}.json`);
    },
    onSuccess: () => void toast(DEVICE_TOASTS.saved),
    onError: failed(DEVICE_TOASTS.notSaved),
  });
  const forget = useMutation({
    mutationFn: () => clearDevice(id),
    onSuccess: () => void toast(DEVICE_TOASTS.forgotten),
    onError: failed(DEVICE_TOASTS.notForgotten),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { holdings, save, forget };
}
