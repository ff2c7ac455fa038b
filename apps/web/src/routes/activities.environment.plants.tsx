import { createFileRoute } from '@tanstack/react-router';
import { PlantsPage } from '../features/plants/components/plants-page.tsx';
import { plantsSearch } from '../features/plants/plants-search.ts';

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
