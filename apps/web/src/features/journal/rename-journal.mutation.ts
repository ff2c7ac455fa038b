import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { renameJournal, type User } from '@wonderlings/account/contract';
import { call } from '../../lib/api/call.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import { afterAct } from '../rewards/index.ts';

/** The settings read of the settings page. */
const SETTINGS_KEY = ['user', 'settings'] as const;

export const RENAME_JOURNAL_KEY = ['rename-journal'] as const;

export const renameJournalMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: RENAME_JOURNAL_KEY,
    mutationFn: (name: string) => call(renameJournal, { body: { journalName: name.trim() } }),
    onSuccess: ({ journalName, ...answer }) => {
      // Seen at once; the reads that confirm it follow in the background.
      queryClient.setQueryData<User>(USER_KEY, (user) => user && { ...user, journalName });
      void queryClient.invalidateQueries({ queryKey: SETTINGS_KEY });
      void queryClient.invalidateQueries({ queryKey: USER_KEY, exact: true });
      afterAct(queryClient, answer);
    },
  });
