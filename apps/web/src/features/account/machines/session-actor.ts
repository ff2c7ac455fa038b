import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { draftStorage } from '../../../device/drafts/draft-storage.ts';
import { forgetDrafts } from '../../../device/drafts/drafts.ts';
import { forgetReadsSoon, isFromLastVisit } from '../../../device/offline-reads/offline-reads.ts';
import { isUnauthorized } from '../../../lib/api/api-error.ts';
import { USER_KEY } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { autoLoginOnce } from '../api/auto-login.ts';
import { logOut } from '../api/logout.ts';
import { signIn } from '../api/sign-in.ts';
import { userQuery } from '../api/user.query.ts';
import { readCachedUser, removeCachedUser, watchCachedUser, writeCachedUser } from '../cached-user.ts';
import { tellLoggedOut, watchLoggedOut } from '../logged-out.ts';
import { watchUser } from '../watch-user.ts';
import { type SessionEvent, sessionMachine } from './session.machine.ts';

/** The session machine with the real network, storage and screen. Not started. */
export function createSessionActor(queryClient: QueryClient, { asks }: { readonly asks: boolean }) {
  const cachedUser = readCachedUser();
  let knownId = cachedUser?.id;
  return createActor(
    sessionMachine.provide({
      actors: {
        readUser: fromPromise(() => queryClient.fetchQuery({ ...userQuery, staleTime: 0 })),
        autoLogin: fromPromise(() => autoLoginOnce(queryClient)),
        signIn: fromPromise(({ input }) => signIn(input)),
        logOut: fromPromise(logOut),
        watchUser: fromCallback<SessionEvent>(({ sendBack }) =>
          watchUser(queryClient, {
            onRead: (user) => sendBack({ type: 'user.read', user }),
            onRejected: (error) => sendBack({ type: 'user.rejected', error }),
          }),
        ),
        watchNetwork: fromCallback<SessionEvent>(({ sendBack }) => {
          const tell = (): void => sendBack({ type: 'network.back' });
          window.addEventListener('online', tell);
          return () => window.removeEventListener('online', tell);
        }),
        watchCache: fromCallback<SessionEvent>(({ sendBack }) => {
          const stops = [
            watchCachedUser((user) => sendBack({ type: 'cache.changed', user })),
            watchLoggedOut(() => forgetDrafts(draftStorage())),
          ];
          return () => {
            for (const stop of stops) stop();
          };
        }),
      },
      actions: {
        rereadFailed: () =>
          void queryClient.refetchQueries({
            type: 'active',
            predicate: (query) => query.state.status === 'error' || isFromLastVisit(query),
          }),
        storeUser: ({ context: { user } }) => {
          if (!user) return;
          if (user.id !== knownId) queryClient.clear();
          knownId = user.id;
          if (queryClient.getQueryData(USER_KEY) !== user) queryClient.setQueryData(USER_KEY, user);
          writeCachedUser(user);
        },
        forgetUser: () => {
          if (knownId !== undefined) forgetReadsSoon();
          knownId = undefined;
          removeCachedUser();
          queryClient.clear();
        },
        forgetDrafts: () => {
          forgetDrafts(draftStorage());
          tellLoggedOut();
        },
        rereadRefused: () =>
          void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isUnauthorized(state.error) }),
        rereadUser: () => void queryClient.invalidateQueries({ queryKey: USER_KEY }),
        notify: (_, words) => void toast(words),
      },
    }),
    { input: { cachedUser, asks } },
  );
}

export type SessionActor = ReturnType<typeof createSessionActor>;
