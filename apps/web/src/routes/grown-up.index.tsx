import { createFileRoute } from '@tanstack/react-router';
import { MonthPage } from '../features/month/components/month-page.tsx';
import { monthSearch } from '../features/month/days-tabs.ts';

export const Route = createFileRoute('/grown-up/')({ validateSearch: monthSearch, component: MonthRoute });

function MonthRoute() {
  const navigate = Route.useNavigate();
  return (
    <MonthPage
      search={Route.useSearch()}
      onMonth={(month) => void navigate({ search: { month }, replace: true, resetScroll: false })}
    />
  );
}
