import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type Painted, PaintedContext, type Session, SessionContext, type Viewer } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import type { LoadedSession } from './load-session.ts';
import { SESSION_TOASTS } from './session.copy.ts';

interface SessionProviderProps {
  /** Comes with its own chunk: a public page paints without waiting for it. */
  readonly loaded: Promise<LoadedSession>;
  /** For whom the page was painted before the app came, if it was. */
  readonly painted?: Viewer | undefined;
  readonly children: ReactNode;
}

type Known = Pick<Session, 'status' | 'user' | 'queryClient'>;

const NOT_YET: Known = { status: 'loading', user: null, queryClient: null };
const SIGNED_OUT: Known = { status: 'signed-out', user: null, queryClient: null };

export function SessionProvider({ loaded, painted: viewer, children }: SessionProviderProps) {
  const [known, setKnown] = useState<Known>(NOT_YET);

  useEffect(() => {
    let stop = (): void => {};
    let stopped = false;
    loaded.then(
      (session) => {
        if (stopped) return;
        let wasSignedIn = false;
        stop = session.watch((now) => {
          const tell = () => setKnown({ ...now, queryClient: session.queryClient });
          const ends = wasSignedIn && now.status === 'signed-out';
          wasSignedIn = now.status === 'signed-in';
          // A part of a painted page whose script has not come yet would give way to an empty place, were it told at once.
          // What belongs to a session that ends goes at once: drawn once more, it would read again what it may not read now.
          if (viewer && !ends) startTransition(tell);
          else tell();
        });
      },
      // The chunk did not come. Without it there is no signing in, but public pages still work.
      () => {
        setKnown(SIGNED_OUT);
        toast({ ...SESSION_TOASTS.userFetchFailed, variant: 'destructive' });
      },
    );
    return () => {
      stopped = true;
      stop();
    };
  }, [loaded, viewer]);

  const session = useMemo<Session>(
    () => ({
      ...known,
      logIn: (values, idempotencyKey) =>
        loaded.then(({ signIn }) => signIn({ kind: 'login', values, idempotencyKey }), asError),
      register: (values, idempotencyKey) =>
        loaded.then(({ signIn }) => signIn({ kind: 'register', values, idempotencyKey }), asError),
      signInByPicture: ({ id, ...body }) => loaded.then(({ signIn }) => signIn({ kind: 'picture', id, body }), asError),
      logOut: () => loaded.then(({ logOut }) => logOut()),
      refresh: () => void loaded.then(({ refresh }) => refresh(), asError),
    }),
    [known, loaded],
  );
  const painted = useMemo<Painted | null>(
    () => (viewer ? { viewer, known: loaded.then(whoIsHere, () => SIGNED_OUT) } : null),
    [viewer, loaded],
  );
  return (
    <PaintedContext value={painted}>
      <SessionContext value={session}>{children}</SessionContext>
    </PaintedContext>
  );
}

async function whoIsHere({ known, queryClient }: LoadedSession): Promise<Known> {
  return { ...(await known), queryClient };
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
