import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '@wonderlings/account/contract';
import { call } from '../../../lib/api/call.ts';

/** What the child can change about itself. A renamed journal invalidates it too. */
export const settingsQuery = queryOptions({
  queryKey: ['user', 'settings'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
  meta: { offline: getSettings.answer },
});
