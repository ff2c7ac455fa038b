import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { draftStorage, forgetDrafts } from '../../device/drafts.ts';
import { forgetReadsSoon, isFromLastVisit, keepReadsOffline } from '../../device/offline-reads/offline-reads.ts';
import { isUnauthorized } from '../../lib/api/api-error.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { newsOfThisBrowser } from '../../lib/api/sharing-query-client.ts';
import { type Session, type SignInFailure, USER_KEY } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import {
  readCachedUser,
  removeCachedUser,
  tellLoggedOut,
  watchCachedUser,
  watchLoggedOut,
  writeCachedUser,
} from './cached-user.ts';
import { type SessionEvent, sessionMachine } from './session.machine.ts';
import { autoLoginOnce, logOut, type SignIn, signIn } from './session-calls.ts';
import { userQuery, watchUser } from './user.query.ts';

export interface LoadedSession {
  readonly queryClient: QueryClient;
  /** Tells the current state at once and every later one; answers how to stop. */
  watch(onChange: (known: Pick<Session, 'status' | 'user'>) => void): () => void;
  /** Resolves once the user is known, or that there is none. */
  readonly known: Promise<Pick<Session, 'status' | 'user'>>;
  signIn(request: SignIn): Promise<SignInFailure>;
  logOut(): Promise<void>;
  refresh(): void;
}

interface SessionStart {
  readonly queryClient?: QueryClient;
  /** False where no user can be signed in: the server is then not asked before a sign-in. */
  readonly asks?: boolean;
}

/** Starts the session. A chunk of its own: machine, query cache, zod and the contracts load beside the first page. */
export function loadSession({
  queryClient = createQueryClient(newsOfThisBrowser()),
  asks = true,
}: SessionStart = {}): LoadedSession {
  keepReadsOffline(queryClient);
  const actor = createSessionActor(queryClient, { asks }).start();
  return {
    queryClient,
    known: waitFor(actor, (snapshot) => statusOf(snapshot) !== 'loading').then(knownOf),
    watch(onChange) {
      const tell = (snapshot: Snapshot) => onChange(knownOf(snapshot));
      tell(actor.getSnapshot());
      const subscription = actor.subscribe(tell);
      return () => subscription.unsubscribe();
    },
    async signIn(request) {
      actor.send({ type: 'session.sign-in', request });
      const after = await waitFor(actor, (snapshot) => !snapshot.matches('signingIn'));
      return after.matches('signedIn') ? null : after.context.failure;
    },
    async logOut() {
      actor.send({ type: 'session.log-out' });
      await waitFor(actor, (snapshot) => !snapshot.matches({ signedIn: 'loggingOut' }));
    },
    refresh: () => actor.send({ type: 'session.refresh' }),
  };
}

type Snapshot = ReturnType<SessionActor['getSnapshot']>;

const knownOf = (snapshot: Snapshot) => ({ status: statusOf(snapshot), user: snapshot.context.user });

function statusOf(snapshot: Snapshot): Session['status'] {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('signedIn') ? 'signed-in' : 'signed-out';
}

/** The session machine with the real network, storage and screen. Not started. */
function createSessionActor(queryClient: QueryClient, { asks }: { readonly asks: boolean }) {
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

type SessionActor = ReturnType<typeof createSessionActor>;
