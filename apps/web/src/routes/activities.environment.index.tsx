import { createFileRoute } from '@tanstack/react-router';
import { NaturePage, natureSearch } from '../features/nature/index.ts';

export const Route = createFileRoute('/activities/environment/')({
  validateSearch: natureSearch,
  component: NatureRoute,
});

function NatureRoute() {
  return <NaturePage {...Route.useSearch()} />;
}
