import { createFileRoute } from '@tanstack/react-router';
import { BreathingPage, breathingSearch } from '../features/breathing/index.ts';

export const Route = createFileRoute('/activities/breath')({ validateSearch: breathingSearch, component: BreathRoute });

function BreathRoute() {
  return <BreathingPage {...Route.useSearch()} />;
}
