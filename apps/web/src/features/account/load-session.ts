import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from 'xstate';
import { keepReadsOffline } from '../../device/offline-reads/offline-reads.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { newsOfThisBrowser } from '../../lib/api/sharing-query-client.ts';
import type { Session, SignInFailure } from '../../lib/session/session.ts';
import type { SignIn } from './api/sign-in.ts';
import { createSessionActor, type SessionActor } from './machines/session-actor.ts';

export interface LoadedSession {
  readonly queryClient: QueryClient;
  /** Tells the current state at once and every later one; answers how to stop. */
  watch(onChange: (known: Pick<Session, 'status' | 'user'>) => void): () => void;
  /** Resolves once it is sure who is here, or that nobody is. */
  readonly known: Promise<Pick<Session, 'status' | 'user'>>;
  signIn(request: SignIn): Promise<SignInFailure>;
  logOut(): Promise<void>;
  refresh(): void;
}

interface SessionStart {
  readonly queryClient?: QueryClient;
  /** False where nobody can be signed in: the server is then not asked before somebody signs in. */
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
