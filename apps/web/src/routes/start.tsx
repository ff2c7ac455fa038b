import { createFileRoute, useRouter } from '@tanstack/react-router';
import { FirstRunPage, type FirstRunSearch, firstRunStep } from '../features/first-run/index.ts';
import { redirectTarget } from '../lib/session/redirect-target.ts';

export const Route = createFileRoute('/start')({
  staticData: { hidesTools: true, isAlone: true },
  validateSearch: (search): FirstRunSearch => {
    const redirect = redirectTarget(search.redirect);
    return { ...firstRunStep(search), ...(redirect ? { redirect } : {}) };
  },
  component: StartRoute,
});

function StartRoute() {
  const { step = 'buddy', felt, redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const next = redirectTarget(redirect);
  return (
    <FirstRunPage
      step={step}
      felt={felt}
      leadsOn={next !== undefined}
      onStep={(to, told) =>
        void navigate({ search: { step: to, ...(told && { felt: told }), ...(redirect && { redirect }) } })
      }
      // A new account's next page is the grown-up's; a child who walks through it again is done.
      onDone={() => history.push(next === undefined ? '/' : `/consent?redirect=${encodeURIComponent(next)}`)}
    />
  );
}
