import { createFileRoute } from '@tanstack/react-router';
import { DaysPage, daysSearch } from '../features/month/index.ts';

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
