import { createFileRoute } from '@tanstack/react-router';
import { BeActivePage, beActiveSearch } from '../features/be-active/index.ts';

export const Route = createFileRoute('/activities/be-active')({
  validateSearch: beActiveSearch,
  component: BeActiveRoute,
});

function BeActiveRoute() {
  return <BeActivePage {...Route.useSearch()} />;
}
