import { createFileRoute } from '@tanstack/react-router';
import { ConsentPage } from '../features/grown-up/index.ts';
import { redirectTarget } from '../lib/session/redirect-target.ts';

interface ConsentSearch {
  /** Where the child was going when it registered. */
  readonly redirect?: string;
}

export const Route = createFileRoute('/consent')({
  staticData: { hidesTools: true },
  validateSearch: (search): ConsentSearch => {
    const redirect = redirectTarget(search.redirect);
    return redirect ? { redirect } : {};
  },
  component: ConsentRoute,
});

function ConsentRoute() {
  const { redirect } = Route.useSearch();
  return <ConsentPage next={redirectTarget(redirect)} />;
}
