import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SESSION_TOASTS } from '../../lib/copy/toasts.ts';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import type { LoadedSession } from './load-session.ts';

interface SessionProviderProps {
  /** Comes with its own chunk: a public page paints without waiting for it. */
  readonly loaded: Promise<LoadedSession>;
  /** Where the page waited to know who is here. */
  readonly initially?: Known;
  readonly children: ReactNode;
}

export type Known = Pick<Session, 'status' | 'user' | 'queryClient'>;

const NOT_YET: Known = { status: 'loading', user: null, queryClient: null };

export function SessionProvider({ loaded, initially = NOT_YET, children }: SessionProviderProps) {
  const [known, setKnown] = useState<Known>(initially);

  useEffect(() => {
    let stop = (): void => {};
    let stopped = false;
    loaded.then(
      (session) => {
        if (!stopped) stop = session.watch((now) => setKnown({ ...now, queryClient: session.queryClient }));
      },
      // The chunk did not come. Without it nobody can be signed in, but public pages still work.
      () => {
        setKnown({ status: 'signed-out', user: null, queryClient: null });
        toast({ ...SESSION_TOASTS.userFetchFailed, variant: 'destructive' });
      },
    );
    return () => {
      stopped = true;
      stop();
    };
  }, [loaded]);

  const session = useMemo<Session>(
    () => ({
      ...known,
      logIn: (values, idempotencyKey) =>
        loaded.then(({ signIn }) => signIn({ kind: 'login', values, idempotencyKey }), asError),
      register: (values, idempotencyKey) =>
        loaded.then(({ signIn }) => signIn({ kind: 'register', values, idempotencyKey }), asError),
      logOut: () => loaded.then(({ logOut }) => logOut()),
      refresh: () => void loaded.then(({ refresh }) => refresh(), asError),
    }),
    [known, loaded],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
