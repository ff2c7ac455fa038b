import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { User } from '@wonderlings/account/contract';
import { clearDevice } from '../../device/outbox/clear-device.ts';
import { copyOfDevice } from '../../device/store/device-copy.ts';
import { saveFile } from '../../lib/files.ts';
import { logFailure } from '../../lib/log.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { DEVICE_TOASTS } from './device.copy.ts';
import { holdingsQuery } from './settings.query.ts';

const failed = (words: (typeof DEVICE_TOASTS)['notSaved' | 'notForgotten']) => (reason: Error) => {
  logFailure(words.title, reason);
  toast({ ...words, variant: 'destructive' });
};

/** Hands everything that the device holds to the browser's downloads. */
export const saveCopyMutation = ({ id, username }: Pick<User, 'id' | 'username'>) =>
  mutationOptions({
    mutationFn: async () => {
      const now = new Date();
      saveFile(await copyOfDevice(id, now), `wonderlings-${username}-${now.toISOString().slice(0, 10)}.json`);
    },
    onSuccess: () => void toast(DEVICE_TOASTS.saved),
    onError: failed(DEVICE_TOASTS.notSaved),
  });

export const forgetDeviceMutation = (queryClient: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => clearDevice(id),
    onSuccess: () => void toast(DEVICE_TOASTS.forgotten),
    onError: failed(DEVICE_TOASTS.notForgotten),
    onSettled: () => queryClient.invalidateQueries({ queryKey: holdingsQuery(id).queryKey }),
  });
