import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SHELL } from '../../lib/copy/shell.ts';
import { useSession } from '../../lib/session/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { isPublic } from './is-public.ts';

/** The guard settled in the product page: a spinner while the session loads, to sign in without a user, then back. */
export function SessionGate() {
  const { status, user, queryClient } = useSession();
  const isOpen = useMatches({ select: isPublic });

  if (isOpen) return <Outlet />;
  if (status === 'loading') return <Spinner>{SHELL.loading}</Spinner>;
  if (status === 'signed-out' || !queryClient) return <SignInFirst />;
  return (
    // Another child on the same device begins with a fresh page.
    <QueryClientProvider client={queryClient} key={user?.id}>
      <Outlet />
    </QueryClientProvider>
  );
}

function SignInFirst() {
  const router = useRouter();
  // Held from the first render on: while the next page loads, the location is that of the sign-in page already.
  const [from] = useState(() => router.latestLocation.href);
  useEffect(() => {
    void router.navigate({ to: '/auth', search: { redirect: from }, replace: true });
  }, [router, from]);
  return <Spinner>{SHELL.loading}</Spinner>;
}
