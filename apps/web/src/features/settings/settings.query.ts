import { queryOptions } from '@tanstack/react-query';
import { WONDERLING_IDS, type WonderlingId } from '@wonderlings/account/catalogue';
import { getSettings } from '@wonderlings/account/contract';
import { listSignIns } from '@wonderlings/account/sign-ins-contract';
import { listWonderlings } from '@wonderlings/companions/contract';
import { readHoldings } from '../../device/store/device-holdings.ts';
import { call } from '../../lib/api/call.ts';

/** What the child can change about itself. A renamed journal invalidates it too. */
export const settingsQuery = queryOptions({
  queryKey: ['user', 'settings'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
  meta: { offline: getSettings.answer },
});

/** A companion to choose; its number is what the settings keep (`selectedWonderling`). */
export interface Buddy {
  readonly number: number;
  readonly name: string;
  readonly companionId: WonderlingId;
}

/** The twelve, in their order. One that this version of the app cannot draw is left out. */
export const buddiesQuery = queryOptions({
  queryKey: ['wonderlings'],
  queryFn: ({ signal }) => call(listWonderlings, { signal }),
  meta: { offline: listWonderlings.answer },
  select: (wonderlings): readonly Buddy[] =>
    wonderlings.flatMap(({ id, name, mascotImage }) => {
      const companionId = WONDERLING_IDS.find((known) => known === mascotImage);
      return companionId ? [{ number: id, name, companionId }] : [];
    }),
});

/** Where the child is signed in. Looked up anew at each visit: what it shows happens elsewhere. */
export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: ({ signal }) => call(listSignIns, { signal }),
  staleTime: 0,
});

/** What this device holds of the child, read anew at each visit. */
export const holdingsQuery = (userId: string) =>
  queryOptions({ queryKey: ['device', userId], queryFn: () => readHoldings(userId), staleTime: 0, gcTime: 0 });
