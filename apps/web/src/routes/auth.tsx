import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../features/account/index.ts';
import { redirectTarget } from '../lib/session/redirect-target.ts';

interface AuthSearch {
  /** Where the child was going. */
  readonly redirect?: string;
}

export const Route = createFileRoute('/auth')({
  staticData: { isPublic: true },
  validateSearch: (search): AuthSearch => {
    const redirect = redirectTarget(search.redirect);
    return redirect ? { redirect } : {};
  },
  component: AuthRoute,
});

function AuthRoute() {
  const { redirect } = Route.useSearch();
  // Checked once more where it is used: the router first matches an address with its search as it came.
  const next = redirectTarget(redirect) ?? '/';
  return <AuthPage next={next} nextOfNew={`/start?redirect=${encodeURIComponent(next)}`} />;
}
