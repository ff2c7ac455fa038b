import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { renameJournal, type User } from '@wonderlings/account/contract';
import { call } from '../../../lib/api/call.ts';
import { celebrate } from '../../../lib/celebrations/celebrate.ts';
import { readRewardsAgain } from '../../../lib/rewards/read-rewards-again.ts';
import { USER_KEY } from '../../../lib/session/session.ts';

/** The settings read of the settings page. */
const SETTINGS_KEY = ['user', 'settings'] as const;

export const renameJournalMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (name: string) => call(renameJournal, { body: { journalName: name.trim() } }),
    onSuccess: ({ journalName, newAchievements, newRewards }) => {
      // Seen at once; nobody waits for the reads that confirm it.
      queryClient.setQueryData<User>(USER_KEY, (user) => user && { ...user, journalName });
      void queryClient.invalidateQueries({ queryKey: SETTINGS_KEY });
      void queryClient.invalidateQueries({ queryKey: USER_KEY, exact: true });
      readRewardsAgain(queryClient);
      celebrate(newAchievements, newRewards);
    },
  });
