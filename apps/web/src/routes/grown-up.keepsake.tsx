import { createFileRoute } from '@tanstack/react-router';
import { KeepsakePage } from '../features/proof/keepsake/keepsake-page.tsx';
import { keepsakeSearch } from '../features/proof/keepsake/keepsake-search.ts';

export const Route = createFileRoute('/grown-up/keepsake')({
  validateSearch: keepsakeSearch,
  component: KeepsakeRoute,
});

function KeepsakeRoute() {
  return <KeepsakePage {...Route.useSearch()} />;
}
