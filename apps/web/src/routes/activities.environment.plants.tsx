import { createFileRoute } from '@tanstack/react-router';
import { PlantsPage } from '../features/plants/index.ts';

/** What an address says about the plant journal: nothing for My Plants. */
interface PlantsSearch {
  readonly tab?: 'log';
}

export const Route = createFileRoute('/activities/environment/plants')({
  validateSearch: ({ tab }: Record<string, unknown>): PlantsSearch => (tab === 'log' ? { tab } : {}),
  component: PlantsRoute,
});

function PlantsRoute() {
  const { tab = 'plants' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PlantsPage
      tab={tab}
      onTabChange={(next) => {
        const search = next === 'log' ? { tab: next } : {};
        void navigate({ search, replace: true, resetScroll: false });
      }}
    />
  );
}
