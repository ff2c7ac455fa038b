import { createFileRoute } from '@tanstack/react-router';
import { NaturePage } from '../features/nature/index.ts';
import { namedIn } from '../lib/address.ts';

export const Route = createFileRoute('/activities/environment/')({
  validateSearch: namedIn('card'),
  component: NatureRoute,
});

function NatureRoute() {
  return <NaturePage {...Route.useSearch()} />;
}
