import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import type { LoadedSession } from './load-session.ts';

interface SessionProviderProps {
  /** Comes with its own chunk: a public page paints without waiting for it. */
  readonly loaded: Promise<LoadedSession>;
  readonly children: ReactNode;
}

type Known = Pick<Session, 'status' | 'user'>;

export function SessionProvider({ loaded, children }: SessionProviderProps) {
  const [known, setKnown] = useState<Known>({ status: 'loading', user: null });

  useEffect(() => {
    let stop = (): void => {};
    let stopped = false;
    loaded.then(
      (session) => {
        if (!stopped) stop = session.watch(setKnown);
      },
      // The chunk did not come. Without it nobody can be signed in, but public pages still work.
      () => setKnown({ status: 'signed-out', user: null }),
    );
    return () => {
      stopped = true;
      stop();
    };
  }, [loaded]);

  const session = useMemo<Session>(
    () => ({
      ...known,
      logIn: async (values) => (await loaded).signIn({ kind: 'login', values }),
      register: async (values) => (await loaded).signIn({ kind: 'register', values }),
      logOut: async () => (await loaded).logOut(),
      refresh: () => void loaded.then(({ refresh }) => refresh()),
    }),
    [known, loaded],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
