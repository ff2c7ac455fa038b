import { createFileRoute } from '@tanstack/react-router';
import { KeepsakePage, type KeepsakeSearch } from '../features/proof/keepsake/keepsake-page.tsx';

export const Route = createFileRoute('/grown-up/keepsake')({
  validateSearch: ({ view }: Record<string, unknown>): KeepsakeSearch => (view === 'compare' ? { view } : {}),
  component: KeepsakeRoute,
});

function KeepsakeRoute() {
  return <KeepsakePage {...Route.useSearch()} />;
}
