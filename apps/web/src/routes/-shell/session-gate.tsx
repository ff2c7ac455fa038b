import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { SHELL } from '../../lib/copy/shell.ts';
import { PaintedContext, SessionContext, useSession } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { isPublic } from './page-options.ts';
import { TakenOver } from './taken-over.tsx';

function Waiting() {
  const say = useWords();
  return <Spinner>{say(SHELL.loading)}</Spinner>;
}

/** The guard settled in the product page: a spinner while the session loads, to sign in without a user, then back. */
export function SessionGate() {
  const isOpen = useMatches({ select: isPublic });
  if (isOpen)
    return (
      <TakenOver id="main">
        <Outlet />
      </TakenOver>
    );
  return (
    <Suspense fallback={<Waiting />}>
      <Guarded />
    </Suspense>
  );
}

function Guarded() {
  const session = useSession();
  const painted = use(PaintedContext);
  // A page that was painted waits as it is: it suspends, and stays on the screen.
  const known = session.status === 'loading' && painted ? use(painted.known) : null;
  const here = useMemo(() => (known ? { ...session, ...known } : session), [session, known]);
  const { status, user, queryClient } = here;

  if (status === 'loading') return <Waiting />;
  if (status === 'signed-out' || !queryClient) return <SignInFirst />;
  return (
    <SessionContext value={here}>
      {/* Another child on the same device begins with a fresh page. */}
      <QueryClientProvider client={queryClient} key={user?.id}>
        <TakenOver id="main">
          <Outlet />
        </TakenOver>
      </QueryClientProvider>
    </SessionContext>
  );
}

function SignInFirst() {
  const router = useRouter();
  // Held from the first render on: while the next page loads, the location is that of the sign-in page already.
  const [from] = useState(() => router.latestLocation.href);
  useEffect(() => {
    // A page that is open to all is on its way already, like that of an account that fell asleep.
    if (isPublic(router.matchRoutes(router.latestLocation))) return;
    void router.navigate({ to: '/auth', search: { redirect: from }, replace: true });
  }, [router, from]);
  return <Waiting />;
}
