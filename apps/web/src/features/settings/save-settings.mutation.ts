import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type ChangeSettingsInput, changeSettings, type User } from '@wonderlings/account/contract';
import { call } from '../../lib/api/call.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import { afterAct } from '../rewards/index.ts';
import { settingsQuery } from './settings.query.ts';

export const SAVE_SETTINGS_KEY = ['save-settings'] as const;

export const saveSettingsMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: SAVE_SETTINGS_KEY,
    mutationFn: (changes: ChangeSettingsInput) => call(changeSettings, { body: changes }),
    onSuccess: ({ newAchievements, newRewards, ...settings }, changes) => {
      // Seen at once, in the bar as well; the page does not wait for the read that confirms it.
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      // Only what was saved: colors that were chosen meanwhile may still be on their way (features/themes).
      const saved = Object.entries(settings).filter(([name]) => name in changes);
      queryClient.setQueryData<User>(USER_KEY, (user) => user && { ...user, ...Object.fromEntries(saved) });
      void queryClient.invalidateQueries({ queryKey: USER_KEY, exact: true });
      // Another buddy has other words.
      queryClient.removeQueries({ queryKey: ['wonderling-message'] });
      afterAct(queryClient, { newAchievements, newRewards });
    },
  });
