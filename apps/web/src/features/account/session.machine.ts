import type { User } from '@wonderlings/account/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { isUnauthorized, mayAnswerLater } from '../../lib/api/api-error.ts';
import type { ToastWords } from '../../ui/toast/toast-store.ts';
import { isAsleep } from './asleep-refusal.ts';
import {
  goodbyeToast,
  logoutFailedToast,
  sessionEndedToast,
  signInFailedToast,
  userFetchFailedToast,
  welcomeToast,
} from './session.toasts.ts';
import type { SignIn } from './session-calls.ts';

interface SessionContext {
  readonly user: User | null;
  readonly request: SignIn | null;
  readonly failure: Error | null;
  /** False where no user can be signed in: the server is not asked who is. */
  readonly asks: boolean;
}
export type SessionEvent =
  | { readonly type: 'session.sign-in'; readonly request: SignIn }
  | { readonly type: 'session.log-out' }
  | { readonly type: 'session.refresh' }
  | { readonly type: 'network.back' }
  /** The user read of the query cache came back, by its interval or because it was asked for. */
  | { readonly type: 'user.read'; readonly user: User }
  | { readonly type: 'user.rejected'; readonly error: unknown }
  /** Another tab wrote or removed the cached user, which is only a part of the user. */
  | { readonly type: 'cache.changed'; readonly user: User | null };

const outputUser = ({ event }: { readonly event: { readonly output: User } }) => ({ user: event.output });

function requestOf({ request }: SessionContext): SignIn {
  if (!request) throw new Error('Only a sign-in has a request');
  return request;
}

const unprovided = (): never => {
  throw new Error('The session machine needs its actors provided');
};

/** Specification 000, section 4: cached copy, user read, automatic login, signed in or out. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { readonly cachedUser: User | null; readonly asks: boolean },
  },
  actors: {
    readUser: fromPromise<User>(unprovided),
    autoLogin: fromPromise<User>(unprovided),
    signIn: fromPromise<User, SignIn>(unprovided),
    logOut: fromPromise<void>(unprovided),
    watchUser: fromCallback<SessionEvent>(unprovided),
    watchCache: fromCallback<SessionEvent>(unprovided),
    /** Tells when the network is back. */
    watchNetwork: fromCallback<SessionEvent>(unprovided),
  },
  guards: {
    isUnauthorized: (_, params: { readonly error: unknown }) => isUnauthorized(params.error),
    /** Of an account that is asleep, for which nothing failed, and of a picture, beside it. */
    isSaidByPage: ({ context }, params: { readonly error: unknown }) =>
      isAsleep(params.error) || context.request?.kind === 'picture',
    asks: ({ context }) => context.asks,
    /** Without a network, or while a server starts anew, the last user stays: a page must not send a child away who was not signed out. */
    isRemembered: ({ context }, params: { readonly error: unknown }) =>
      context.user !== null && mayAnswerLater(params.error),
    isSameUser: ({ context }, params: { readonly user: User | null }) => params.user?.id === context.user?.id,
    isKnown: (_, params: { readonly user: User | null }) => params.user !== null,
  },
  actions: {
    setUser: assign((_, params: { readonly user: User | null }) => ({ user: params.user })),
    setFailure: assign((_, params: { readonly error: unknown }) => ({
      failure: params.error instanceof Error ? params.error : new Error(String(params.error)),
    })),
    /** Puts the user of the context into the caches, and clears what they hold of another user. */
    storeUser: () => {},
    /** Removes the cached copy and everything that was read for the user. */
    forgetUser: () => {},
    /** Removes what was written and not saved, on this device. A session that runs out keeps it: its toast says so. */
    forgetDrafts: () => {},
    rereadUser: () => {},
    /** Reads again what a page asked for while the session was over. */
    rereadRefused: () => {},
    /** Reads again what a page asked for without a network. */
    rereadFailed: () => {},
    notify: (_, _params: ToastWords) => {},
  },
  // A browser may believe that it has a network where none leads anywhere.
  delays: { askAgain: 30_000 },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ user: input.cachedUser, request: null, failure: null, asks: input.asks }),
  invoke: { src: 'watchCache' },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'asks', target: 'loading' }, { target: 'signedOut' }] },
    loading: {
      initial: 'reading',
      // A child who is quick with a password does not wait for the old session.
      on: { 'session.sign-in': { target: 'signingIn', actions: assign({ request: ({ event }) => event.request }) } },
      states: {
        reading: {
          invoke: {
            src: 'readUser',
            onDone: { target: '#session.signedIn', actions: { type: 'setUser', params: outputUser } },
            onError: [
              { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'autoLogin' },
              { guard: { type: 'isRemembered', params: ({ event }) => event }, target: '#session.signedIn.remembered' },
              // The cached copy stays: a server's bad moment is no reason to forget who was here.
              { target: '#session.signedOut', actions: { type: 'notify', params: userFetchFailedToast } },
            ],
          },
        },
        autoLogin: {
          invoke: {
            src: 'autoLogin',
            onDone: { target: '#session.signedIn', actions: { type: 'setUser', params: outputUser } },
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => event },
                target: '#session.signedOut',
                actions: 'forgetUser',
              },
              {
                target: '#session.signedOut',
                actions: ['forgetUser', { type: 'notify', params: userFetchFailedToast }],
              },
            ],
          },
        },
      },
    },
    signedOut: {
      entry: assign({ user: null, request: null }),
      on: {
        'session.sign-in': { target: 'signingIn', actions: assign({ request: ({ event }) => event.request }) },
        'session.refresh': 'loading',
        // It ran out while the child was leaving.
        'session.log-out': { actions: 'forgetDrafts' },
        'cache.changed': { guard: { type: 'isKnown', params: ({ event }) => event }, target: 'loading' },
      },
    },
    signingIn: {
      entry: assign({ user: null, failure: null }),
      invoke: {
        src: 'signIn',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'setUser', params: outputUser },
            { type: 'notify', params: ({ context, event }) => welcomeToast(requestOf(context).kind, event.output) },
          ],
        },
        onError: [
          {
            guard: { type: 'isSaidByPage', params: ({ event }) => event },
            target: 'signedOut',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
          {
            target: 'signedOut',
            actions: [
              { type: 'setFailure', params: ({ event }) => event },
              {
                type: 'notify',
                params: ({ context, event }) => signInFailedToast(requestOf(context).kind, event.error),
              },
            ],
          },
        ],
      },
    },
    signedIn: {
      initial: 'resting',
      // The request holds a password; nothing needs it any more.
      entry: ['storeUser', assign({ request: null, failure: null })],
      invoke: { src: 'watchUser' },
      on: {
        'user.read': { actions: [{ type: 'setUser', params: ({ event }) => event }, 'storeUser'] },
        'cache.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event }, actions: 'rereadUser' },
          // Their page first, when the server has said who it is: nothing of the one before may be on it.
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'setUser', params: ({ event }) => event },
          },
          { target: 'signedOut', actions: 'forgetUser' },
        ],
      },
      states: {
        /** Known from this device alone. The server is asked again as soon as there is a network, and says who is really here. */
        remembered: {
          invoke: { src: 'watchNetwork' },
          after: { askAgain: { actions: 'rereadUser', target: 'remembered', reenter: true } },
          on: {
            'session.log-out': 'loggingOut',
            'session.refresh': { actions: 'rereadUser' },
            'network.back': { actions: 'rereadUser' },
            'user.read': {
              target: 'resting',
              actions: [{ type: 'setUser', params: ({ event }) => event }, 'storeUser', 'rereadFailed'],
            },
            'user.rejected': { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'recovering' },
          },
        },
        resting: {
          on: {
            'session.log-out': 'loggingOut',
            'session.refresh': { actions: 'rereadUser' },
            'user.rejected': [
              { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'recovering' },
              // A network's or server's bad moment: it is said, but what a child is typing must outlive it.
              { actions: { type: 'notify', params: userFetchFailedToast } },
            ],
          },
        },
        recovering: {
          invoke: {
            src: 'autoLogin',
            onDone: {
              target: 'resting',
              actions: [{ type: 'setUser', params: outputUser }, 'storeUser', 'rereadRefused'],
            },
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => event },
                target: '#session.signedOut',
                actions: ['forgetUser', { type: 'notify', params: sessionEndedToast }],
              },
              { target: 'resting', actions: { type: 'notify', params: userFetchFailedToast } },
            ],
          },
        },
        loggingOut: {
          invoke: {
            src: 'logOut',
            onDone: {
              target: '#session.signedOut',
              actions: ['forgetUser', 'forgetDrafts', { type: 'notify', params: goodbyeToast }],
            },
            onError: {
              target: 'resting',
              actions: { type: 'notify', params: ({ event }) => logoutFailedToast(event.error) },
            },
          },
        },
      },
    },
  },
});
