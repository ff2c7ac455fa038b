import { createFileRoute } from '@tanstack/react-router';
import { PlantsPage, plantsSearch } from '../features/plants/index.ts';

export const Route = createFileRoute('/activities/environment/plants')({
  validateSearch: plantsSearch,
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
