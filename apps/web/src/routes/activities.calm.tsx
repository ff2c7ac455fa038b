import { createFileRoute } from '@tanstack/react-router';
import { CalmPage, calmSearch } from '../features/calm/index.ts';

export const Route = createFileRoute('/activities/calm')({
  staticData: { hidesTools: true },
  validateSearch: calmSearch,
  component: CalmRoute,
});

function CalmRoute() {
  return <CalmPage {...Route.useSearch()} />;
}
