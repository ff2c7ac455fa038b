import { createFileRoute } from '@tanstack/react-router';
import { DaysPage } from '../features/month/components/days-page.tsx';
import { daysSearch } from '../features/month/days-tabs.ts';

export const Route = createFileRoute('/grown-up/days')({ validateSearch: daysSearch, component: DaysRoute });

function DaysRoute() {
  const navigate = Route.useNavigate();
  return (
    <DaysPage
      search={Route.useSearch()}
      onMonth={(month) => void navigate({ search: { month }, replace: true, resetScroll: false })}
    />
  );
}
