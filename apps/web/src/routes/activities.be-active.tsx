import { createFileRoute } from '@tanstack/react-router';
import { BeActivePage } from '../features/be-active/index.ts';
import { namedIn } from '../lib/address.ts';

export const Route = createFileRoute('/activities/be-active')({
  validateSearch: namedIn('move'),
  component: BeActiveRoute,
});

function BeActiveRoute() {
  return <BeActivePage {...Route.useSearch()} />;
}
