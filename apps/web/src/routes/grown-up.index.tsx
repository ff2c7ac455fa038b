import { createFileRoute } from '@tanstack/react-router';
import { MonthPage, monthSearch } from '../features/month/index.ts';

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
