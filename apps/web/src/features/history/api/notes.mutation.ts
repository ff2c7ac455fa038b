import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { showNote, takeNoteBack } from '@wonderlings/history/contract';
import { endpoint, OkAnswer } from '@wonderlings/kernel/contract';
import { call } from '../../../lib/api/call.ts';
import { send } from '../../../lib/api/request.ts';
import { MOODS_KEY } from '../../../lib/journal/totals.query.ts';
import { HISTORY_KEY } from './history.query.ts';

const lookAgain = (queryClient: QueryClient) => async () => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: HISTORY_KEY }),
    queryClient.invalidateQueries({ queryKey: MOODS_KEY }),
  ]);
};

export const showNoteMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (moodId: string) => call(showNote, { params: { moodId } }),
    onSettled: lookAgain(queryClient),
  });

export const takeNoteBackMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (moodId: string) => call(takeNoteBack, { params: { moodId } }),
    onSettled: lookAgain(queryClient),
  });

/** The call of the erasure module, of whose answer nothing is needed. */
const eraseNote = endpoint({
  method: 'DELETE',
  path: '/api/moods/{moodId}/note',
  summary: 'Erase the words of a mood or page for ever',
  tag: 'Erasure',
  access: 'child',
  status: 200,
  answer: OkAnswer,
});

export const eraseNoteMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (moodId: string) => send(eraseNote, { params: { moodId } }),
    onSettled: lookAgain(queryClient),
  });
