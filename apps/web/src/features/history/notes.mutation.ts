import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { showNote, takeNoteBack } from '@wonderlings/history/contract';
import { eraseNote } from '@wonderlings/journal/contract';
import { forgetReadsSoon } from '../../device/offline-reads/offline-reads.ts';
import { call } from '../../lib/api/call.ts';
import { LOG_KEY } from '../../lib/api/query-client.ts';
import { MOODS_KEY } from '../journal/index.ts';

const readAgain = (queryClient: QueryClient) => async () => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: LOG_KEY }),
    queryClient.invalidateQueries({ queryKey: MOODS_KEY }),
  ]);
};

export const showNoteMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (moodId: string) => call(showNote, { params: { moodId } }),
    onSettled: readAgain(queryClient),
  });

export const takeNoteBackMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (moodId: string) => call(takeNoteBack, { params: { moodId } }),
    onSettled: readAgain(queryClient),
  });

export const eraseNoteMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (moodId: string) => call(eraseNote, { params: { moodId } }),
    onSuccess: forgetReadsSoon,
    onSettled: readAgain(queryClient),
  });
